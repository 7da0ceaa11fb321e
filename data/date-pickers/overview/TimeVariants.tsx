import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function TimeVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', md: 'row' }} spacing={2}>
        <TimePicker label="Responsive" defaultValue={dayjs('2026-05-12T18:00')} />
        <DesktopTimePicker label="Desktop" defaultValue={dayjs('2026-05-12T18:00')} />
        <MobileTimePicker label="Mobile" defaultValue={dayjs('2026-05-12T18:00')} />
      </Stack>
    </LocalizationProvider>
  );
}
