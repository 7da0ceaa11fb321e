import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';

const start = dayjs('2026-04-15T10:30');

export default function PickerFamily() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        {/* #region preview */}
        <DesktopTimePicker label="Desktop" defaultValue={start} />
        <MobileTimePicker label="Mobile" defaultValue={start} />
        <StaticTimePicker defaultValue={start} slotProps={{ toolbar: { hidden: true } }} />
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
