import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

const reportDay = dayjs('2026-05-18');

export default function LastMonths() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DateRangeCalendar
        currentMonthCalendarPosition={2}
        referenceDate={reportDay}
        maxDate={reportDay}
        sx={{ flexWrap: 'wrap' }}
      />
      {/* #endregion preview */}
    </LocalizationProvider>
  );
}
