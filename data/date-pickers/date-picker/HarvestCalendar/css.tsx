import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import './HarvestCalendar.css';

export default function HarvestCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2026-09-16')}
        referenceDate={dayjs('2026-09-16')}
        disableHighlightToday
        className="harvest"
      />
    </LocalizationProvider>
  );
}
