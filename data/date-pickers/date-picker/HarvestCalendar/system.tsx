import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, dayCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersDayClasses } from '@mui/x-date-pickers/PickersDay';

export default function HarvestCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2026-09-16')}
        referenceDate={dayjs('2026-09-16')}
        disableHighlightToday
        sx={{
          border: 1,
          borderColor: 'divider',
          borderRadius: 3,
          bgcolor: 'background.paper',
          [`& .${dayCalendarClasses.weekDayLabel}`]: { color: 'primary.main', fontWeight: 700 },
          [`& .${pickersDayClasses.root}`]: { borderRadius: 2 },
        }}
      />
    </LocalizationProvider>
  );
}
