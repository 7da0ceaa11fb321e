import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function MeetingPickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', md: 'row' }} spacing={2}>
        <DatePicker label="Deadline" defaultValue={dayjs('2026-05-12')} />
        <TimePicker label="Daily call" defaultValue={dayjs('2026-05-12T09:15')} />
        <DateTimePicker label="Review" defaultValue={dayjs('2026-05-12T15:30')} />
      </Stack>
    </LocalizationProvider>
  );
}
