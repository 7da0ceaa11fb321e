import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

const departure = dayjs('2026-05-04T18:30');

export default function HalfAndFullDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
        <TimeClock defaultValue={departure} ampm ampmInClock sx={{ width: 260, m: 0 }} />
        <TimeClock defaultValue={departure} ampm={false} sx={{ width: 260, m: 0 }} />
      </Stack>
      {/* #endregion preview */}
    </LocalizationProvider>
  );
}
