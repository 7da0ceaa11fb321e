import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange, RangePosition } from '@mui/x-date-pickers-pro/models';

const booked = ['2026-05-20', '2026-05-21'];

export default function BookedDays() {
  const [range, setRange] = React.useState<DateRange<Dayjs>>([dayjs('2026-05-06'), dayjs('2026-05-09')]);

  // #region preview
  const start = range[0]?.isValid() ? range[0].format('YYYY-MM-DD') : undefined;
  const isDisabled = (day: Dayjs, position: RangePosition) => {
    const date = day.format('YYYY-MM-DD');
    const isBetween = (other: string) => start !== undefined && start < other && other < date;
    return booked.includes(date) || (position === 'end' && booked.some(isBetween));
  };
  // #endregion preview

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Stay"
        value={range}
        onChange={(newRange) => setRange(newRange)}
        shouldDisableDate={isDisabled}
        sx={{ width: 300 }}
      />
    </LocalizationProvider>
  );
}
