import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

export default function LeaveDates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Leave"
        defaultValue={[dayjs('2026-05-11'), dayjs('2026-05-22')]}
        sx={{ width: 300 }}
      />
    </LocalizationProvider>
  );
}
