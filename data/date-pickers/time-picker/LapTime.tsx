import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import type { TimeView } from '@mui/x-date-pickers/models';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';

const sets: Record<string, TimeView[]> = {
  'h:m': ['hours', 'minutes'],
  'h:m:s': ['hours', 'minutes', 'seconds'],
  'm:s': ['minutes', 'seconds'],
};
const face = {
  hours: renderTimeViewClock,
  minutes: renderTimeViewClock,
  seconds: renderTimeViewClock,
};

export default function LapTime() {
  const [name, setName] = React.useState('h:m:s');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Views"
          value={name}
          onChange={(_, newName: string | null) => newName && setName(newName)}
        >
          {Object.keys(sets).map((key) => (
            <ToggleButton key={key} value={key} sx={{ textTransform: 'none' }}>
              {key}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <TimePicker
          key={name}
          label="Lap time"
          ampm={false}
          views={sets[name]}
          viewRenderers={face}
          defaultValue={dayjs('2026-05-04T01:23:45')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
