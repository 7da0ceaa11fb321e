import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/pt-br';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function WeekdayNames() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="pt-br">
      <DateCalendar
        defaultValue={dayjs('2026-05-12')}
        dayOfWeekFormatter={(date: Dayjs) => date.format('ddd')}
      />
    </LocalizationProvider>
  );
}
