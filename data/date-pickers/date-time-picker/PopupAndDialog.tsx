import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';

export default function PopupAndDialog() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <Stack spacing={2} sx={{ width: 280, maxWidth: 1 }}>
        <DesktopDateTimePicker label="Desktop" defaultValue={dayjs('2026-05-11T09:30')} />
        <MobileDateTimePicker label="Mobile" defaultValue={dayjs('2026-05-11T09:30')} />
      </Stack>
      {/* #endregion preview */}
    </LocalizationProvider>
  );
}
