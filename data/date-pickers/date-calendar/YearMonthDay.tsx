import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function YearMonthDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DateCalendar
        views={['year', 'month', 'day']}
        openTo="year"
        minDate={dayjs('1960-01-01')}
        maxDate={dayjs('2008-12-31')}
        referenceDate={dayjs('1990-06-01')}
      />
      {/* #endregion preview */}
    </LocalizationProvider>
  );
}
