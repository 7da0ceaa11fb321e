import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function RaceStart() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <TimePicker
        label="Start of the race"
        views={['hours', 'minutes', 'seconds']}
        defaultValue={dayjs('2026-05-04T09:15:00')}
      />
      {/* #endregion preview */}
    </LocalizationProvider>
  );
}
