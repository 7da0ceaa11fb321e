import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

export default function CheckInTimes() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DateTimeRangePicker
        label="Stay"
        ampm={false}
        referenceDate={[dayjs('2026-05-04T15:00'), dayjs('2026-05-05T11:00')]}
        sx={{ width: 440, maxWidth: 1 }}
      />
      {/* #endregion preview */}
    </LocalizationProvider>
  );
}
