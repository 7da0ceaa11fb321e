import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function OpeningHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DigitalClock
        ampm={false}
        referenceDate={dayjs('2026-05-04T09:00')}
        minTime={dayjs('2026-05-04T09:00')}
        maxTime={dayjs('2026-05-04T17:00')}
        shouldDisableTime={(time) => time.hour() === 12}
        skipDisabled
        sx={{ width: 100 }}
      />
      {/* #endregion preview */}
    </LocalizationProvider>
  );
}
