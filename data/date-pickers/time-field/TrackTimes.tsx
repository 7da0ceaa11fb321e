import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const finish = dayjs('2026-05-11T18:05:42');

export default function TrackTimes() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 280 }}>
        {/* #region preview */}
        <TimeField label="Start" ampm={false} defaultValue={dayjs('2026-05-11T16:30')} />
        <TimeField label="Finish" format="HH:mm:ss" defaultValue={finish} />
        <TimeField label="Hour of the next race" format="HH" defaultValue={dayjs('2026-05-11T20:00')} />
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
