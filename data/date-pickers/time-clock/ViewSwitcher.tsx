import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function ViewSwitcher() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <TimeClock
        showViewSwitcher
        ampm={false}
        defaultValue={dayjs('2026-05-04T16:30')}
        sx={{ maxWidth: 1 }}
      />
      {/* #endregion preview */}
    </LocalizationProvider>
  );
}
