import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';

export default function ClockVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <Stack spacing={2} sx={{ maxWidth: 300 }}>
        <DesktopTimePicker label="Dinner, desktop" defaultValue={dayjs('2026-05-04T19:00')} />
        <MobileTimePicker label="Dinner, mobile" defaultValue={dayjs('2026-05-04T19:00')} />
      </Stack>
      {/* #endregion preview */}
    </LocalizationProvider>
  );
}
