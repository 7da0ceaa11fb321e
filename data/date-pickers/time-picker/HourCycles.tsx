import dayjs from 'dayjs';
import 'dayjs/locale/en-gb';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const train = dayjs('2026-05-04T18:30');

export default function HourCycles() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 300 }}>
      {/* #region preview */}
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <TimePicker label="Locale en" defaultValue={train} />
        <TimePicker label="Locale en, 24 hours" defaultValue={train} ampm={false} />
      </LocalizationProvider>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en-gb">
        <TimePicker label="Locale en-gb" defaultValue={train} />
      </LocalizationProvider>
      {/* #endregion preview */}
    </Stack>
  );
}
