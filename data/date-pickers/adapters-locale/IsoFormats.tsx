import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// #region preview
const dateFormats = {
  keyboardDate: 'YYYY-MM-DD',
  fullDate: 'D MMMM YYYY',
  monthShort: 'MMMM',
};
// #endregion preview

export default function IsoFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} dateFormats={dateFormats}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DatePicker label="Release" views={['year', 'month', 'day']} defaultValue={dayjs('2026-05-12')} />
        <DateTimePicker label="Backup" defaultValue={dayjs('2026-05-12T15:30')} />
      </Stack>
    </LocalizationProvider>
  );
}
