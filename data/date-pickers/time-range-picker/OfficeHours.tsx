import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

export default function OfficeHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker
        label="Office hours"
        defaultValue={[dayjs('2026-05-04T09:00'), dayjs('2026-05-04T17:00')]}
        sx={{ width: 300, maxWidth: 1 }}
      />
    </LocalizationProvider>
  );
}
