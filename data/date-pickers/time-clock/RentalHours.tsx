import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function RentalHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <TimeClock
        ampm={false}
        defaultValue={dayjs('2026-05-04T09:00')}
        minTime={dayjs('2026-05-04T08:00')}
        maxTime={dayjs('2026-05-04T18:00')}
        minutesStep={15}
        showViewSwitcher
        sx={{ maxWidth: 1 }}
      />
      {/* #endregion preview */}
    </LocalizationProvider>
  );
}
