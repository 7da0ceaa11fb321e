import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeView } from '@mui/x-date-pickers/models';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function HourAndMinute() {
  const [time, setTime] = React.useState<Dayjs | null>(dayjs('2026-05-04T07:15'));
  const [view, setView] = React.useState<TimeView>('hours');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          aria-label="Unit to change"
          value={view}
          onChange={(_, newView: TimeView | null) => newView && setView(newView)}
        >
          <ToggleButton value="hours">
            <span>{`Hour ${time?.format('HH') ?? ''}`}</span>
          </ToggleButton>
          <ToggleButton value="minutes">
            <span>{`Minute ${time?.format('mm') ?? ''}`}</span>
          </ToggleButton>
        </ToggleButtonGroup>
        {/* #region preview */}
        <TimeClock
          value={time}
          onChange={(newTime) => setTime(newTime)}
          view={view}
          onViewChange={(newView) => setView(newView)}
          ampm={false}
          sx={{ maxWidth: 1 }}
        />
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
