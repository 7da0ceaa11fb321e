import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { DateRangePickerDay, type DateRangePickerDayProps } from '@mui/x-date-pickers-pro/DateRangePickerDay';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

const holidays: Record<string, string> = { '2026-05-14': 'Ascension Day', '2026-05-25': 'Whit Monday' };

// #region preview
function HolidayDay(props: DateRangePickerDayProps) {
  const holiday = holidays[props.day.format('YYYY-MM-DD')];
  if (!holiday) {
    return <DateRangePickerDay {...props} />;
  }
  return (
    <DateRangePickerDay {...props} aria-label={`${props.day.date()}, ${holiday}`}>
      <Box sx={{ fontWeight: 'bold', textDecoration: 'underline' }}>{props.day.date()}</Box>
    </DateRangePickerDay>
  );
}
// #endregion preview

export default function HolidayDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        calendars={1}
        defaultValue={[dayjs('2026-05-12'), dayjs('2026-05-21')]}
        slots={{ day: HolidayDay }}
      />
    </LocalizationProvider>
  );
}
