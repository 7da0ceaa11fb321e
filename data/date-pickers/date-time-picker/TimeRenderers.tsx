import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker, type DateTimePickerProps } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';

const clocks: Record<string, DateTimePickerProps> = {
  columns: {},
  'one list': { timeSteps: { minutes: 30 }, thresholdToRenderTimeInASingleColumn: 48 },
  'clock face': { viewRenderers: { hours: renderTimeViewClock, minutes: renderTimeViewClock } },
  'no clock': { viewRenderers: { hours: null, minutes: null } },
};

export default function TimeRenderers() {
  const [clock, setClock] = React.useState('columns');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: 1 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Clock"
          value={clock}
          onChange={(_, name: string | null) => name && setClock(name)}
        >
          {Object.keys(clocks).map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <DateTimePicker
          key={clock}
          label="Visit"
          defaultValue={dayjs('2026-05-11T09:30')}
          {...clocks[clock]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
