import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ClearableReminder() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField clearable label="Reminder" defaultValue={dayjs('2026-04-17T08:30')} />
    </LocalizationProvider>
  );
}
