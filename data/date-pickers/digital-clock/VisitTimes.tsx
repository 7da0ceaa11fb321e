import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function VisitTimes() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DigitalClock defaultValue={dayjs('2026-05-04T10:30')} sx={{ width: 130 }} />
    </LocalizationProvider>
  );
}
