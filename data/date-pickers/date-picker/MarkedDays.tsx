import dayjs from 'dayjs';
import Badge from '@mui/material/Badge';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';

// Seats left, by day.
const seats: Record<string, number> = { '2026-03-17': 9, '2026-03-19': 2, '2026-03-24': 4 };

// #region preview
function SeatsDay(props: PickersDayProps) {
  const left = props.outsideCurrentMonth ? undefined : seats[props.day.format('YYYY-MM-DD')];
  return (
    <Badge color="secondary" overlap="circular" badgeContent={left}>
      <PickersDay {...props} aria-label={left ? `${props.day.date()}, ${left} seats` : undefined} />
    </Badge>
  );
}
// #endregion preview

export default function MarkedDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Flight" defaultValue={dayjs('2026-03-16')} slots={{ day: SeatsDay }} />
    </LocalizationProvider>
  );
}
