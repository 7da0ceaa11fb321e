import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

// #region preview
function getLength(from: Dayjs, to: Dayjs) {
  const minutes = (to.hour() - from.hour()) * 60 + to.minute() - from.minute();
  return minutes < 0 ? minutes + 24 * 60 : minutes;
}
// #endregion preview

export default function WorkedHours() {
  const [from, setFrom] = React.useState<Dayjs | null>(dayjs('2026-05-11T08:30'));
  const [to, setTo] = React.useState<Dayjs | null>(dayjs('2026-05-11T16:15'));
  const minutes = from?.isValid() && to?.isValid() ? getLength(from, to) : null;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 280 }}>
        <TimeField label="From" ampm={false} value={from} onChange={(newFrom) => setFrom(newFrom)} />
        <TimeField label="To" ampm={false} value={to} onChange={(newTo) => setTo(newTo)} />
        <Typography component="output" variant="body2">
          {minutes === null ? 'Enter both times' : `${Math.floor(minutes / 60)} h ${minutes % 60} min`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
