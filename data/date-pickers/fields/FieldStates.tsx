import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function FieldStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 280 }}>
        <TimeField readOnly ampm={false} label="Boarding" defaultValue={dayjs('2026-05-12T07:30')} />
        <TimeField disabled ampm={false} label="Arrival" defaultValue={dayjs('2026-05-12T11:05')} />
      </Stack>
    </LocalizationProvider>
  );
}
