import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function FieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <Stack spacing={2} sx={{ maxWidth: 300 }}>
        <DatePicker label="Invoice" format="DD/MM/YYYY" defaultValue={dayjs('2026-03-16')} />
        <DatePicker label="Published" format="D MMMM YYYY" defaultValue={dayjs('2026-03-16')} />
      </Stack>
      {/* #endregion preview */}
    </LocalizationProvider>
  );
}
