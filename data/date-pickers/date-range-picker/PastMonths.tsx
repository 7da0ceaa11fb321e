import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

export default function PastMonths() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Report"
        referenceDate={dayjs('2026-05-04')}
        calendars={2}
        currentMonthCalendarPosition={2}
        sx={{ width: 300 }}
      />
    </LocalizationProvider>
  );
}
