import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

export default function CarRental() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        label="Car rental"
        defaultValue={[dayjs('2026-05-11T09:00'), dayjs('2026-05-14T17:00')]}
        sx={{ width: 440, maxWidth: 1 }}
      />
    </LocalizationProvider>
  );
}
