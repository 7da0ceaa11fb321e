import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';

const date = dayjs('2026-03-16');

export default function PickerVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <Stack spacing={2} sx={{ maxWidth: 300 }}>
        <DatePicker label="Responsive" defaultValue={date} />
        <DesktopDatePicker label="Desktop" defaultValue={date} />
        <MobileDatePicker label="Mobile" defaultValue={date} />
      </Stack>
      {/* #endregion preview */}
    </LocalizationProvider>
  );
}
