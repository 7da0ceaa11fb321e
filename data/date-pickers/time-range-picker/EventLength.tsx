import dayjs, { type Dayjs } from 'dayjs';
import { DigitalClockItem, type DigitalClockItemProps } from '@mui/x-date-pickers/DigitalClock';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { usePickerRangePositionContext } from '@mui/x-date-pickers-pro/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

// #region preview
function LengthItem({ itemValue, formattedValue, ...props }: DigitalClockItemProps) {
  const { rangePosition } = usePickerRangePositionContext();
  const [start] = usePickerContext<DateRange<Dayjs>>().value;
  const hours = rangePosition === 'end' && start ? itemValue.diff(start, 'minute') / 60 : 0;
  return (
    <DigitalClockItem {...props}>
      {hours > 0 ? `${formattedValue} (${hours} h)` : formattedValue}
    </DigitalClockItem>
  );
}
// #endregion preview

export default function EventLength() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker
        label="Concert"
        ampm={false}
        timeSteps={{ minutes: 30 }}
        thresholdToRenderTimeInASingleColumn={48}
        defaultValue={[dayjs('2026-05-04T19:30'), dayjs('2026-05-04T22:00')]}
        slots={{ digitalClockItem: LengthItem }}
        sx={{ width: 240 }}
      />
    </LocalizationProvider>
  );
}
