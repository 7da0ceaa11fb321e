import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const earliest = dayjs('2025-05-12');
const latest = dayjs('2025-06-30');

export default function FirstPicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Delivery date" defaultValue={earliest} minDate={earliest} maxDate={latest} />
    </LocalizationProvider>
  );
}
