import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const dinner = dayjs('2026-05-04T19:00');

export default function ClockVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 300 }}>
        <TimePicker label="By width" defaultValue={dinner} desktopModeMediaQuery="(min-width: 200px)" />
        <DesktopTimePicker label="Desktop" defaultValue={dinner} />
        <MobileTimePicker label="Mobile" defaultValue={dinner} />
      </Stack>
    </LocalizationProvider>
  );
}
