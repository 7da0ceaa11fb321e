import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

export default function ShiftStart() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <MultiSectionDigitalClock
        aria-label="Start of the shift"
        defaultValue={dayjs('2026-05-04T06:30')}
        sx={{ width: 'fit-content' }}
      />
      {/* #endregion preview */}
    </LocalizationProvider>
  );
}
