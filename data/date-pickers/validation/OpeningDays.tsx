import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function OpeningDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Museum visit"
        defaultValue={dayjs('2026-05-12')}
        minDate={dayjs('2026-05-04')}
        maxDate={dayjs('2026-05-29')}
      />
    </LocalizationProvider>
  );
}
