import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function LogTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField
        label="Show log entries from"
        format="YYYY-MM-DD HH:mm:ss"
        defaultValue={dayjs('2026-05-11T18:05:42')}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}
