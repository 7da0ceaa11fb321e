import dayjs, { type Dayjs } from 'dayjs';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  pickersLayoutClasses,
  PickersLayoutContentWrapper,
  type PickersLayoutProps,
  PickersLayoutRoot,
  usePickerLayout,
} from '@mui/x-date-pickers/PickersLayout';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const pricePerNight = 120;

// #region preview
function StayPrice() {
  const { value } = usePickerContext<DateRange<Dayjs>>();
  const [start, end] = value;
  const nights = start && end ? end.diff(start, 'day') : 0;
  return (
    <Typography role="status" variant="body2" sx={{ gridColumn: '2 / 4', gridRow: 3, px: 3, py: 1 }}>
      {nights > 0 ? `Nights: ${nights}, total: €${nights * pricePerNight}` : 'Select two days'}
    </Typography>
  );
}
// #endregion preview

function StayLayout(props: PickersLayoutProps<DateRange<Dayjs>>) {
  const { toolbar, shortcuts, content, actionBar, ownerState } = usePickerLayout(props);
  return (
    <PickersLayoutRoot
      className={`${pickersLayoutClasses.root} ${props.className ?? ''}`}
      sx={[
        { [`& .${pickersLayoutClasses.actionBar}`]: { gridRow: 4 } },
        ...(Array.isArray(props.sx) ? props.sx : [props.sx]),
      ]}
      ownerState={ownerState}
    >
      {toolbar}
      {shortcuts}
      <PickersLayoutContentWrapper className={pickersLayoutClasses.contentWrapper} ownerState={ownerState}>
        {content}
      </PickersLayoutContentWrapper>
      <StayPrice />
      {actionBar}
    </PickersLayoutRoot>
  );
}

export default function StayPreview() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Stay"
        calendars={1}
        closeOnSelect={false}
        defaultValue={[dayjs('2026-05-11'), dayjs('2026-05-14')]}
        slots={{ layout: StayLayout }}
      />
    </LocalizationProvider>
  );
}
