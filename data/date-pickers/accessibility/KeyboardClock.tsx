import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function KeyboardClock() {
  const [time, setTime] = React.useState<Dayjs | null>(dayjs('2026-04-15T22:30'));
  const [view, setView] = React.useState<'hours' | 'minutes'>('hours');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: 280, maxWidth: '100%' }}>
        {/* #region preview */}
        <TimeClock
          value={time}
          onChange={(newTime) => setTime(newTime)}
          views={['hours', 'minutes']}
          view={view}
          onViewChange={(newView) => setView(newView as 'hours' | 'minutes')}
          ampm
        />
        {/* #endregion preview */}
        <Typography component="output" variant="body2">
          {`${view}: ${time ? time.format('h:mm A') : 'no time'}`}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
