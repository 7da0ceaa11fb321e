import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function TypedDates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', md: 'row' }} spacing={2}>
        <DateField label="Date of birth" defaultValue={dayjs('1987-11-03')} />
        <TimeField label="Feeding time" defaultValue={dayjs('2026-05-12T07:30')} />
        <DateTimeField label="Last sample" defaultValue={dayjs('2026-05-12T09:45')} />
      </Stack>
    </LocalizationProvider>
  );
}
