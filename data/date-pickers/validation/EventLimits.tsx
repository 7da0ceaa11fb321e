import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';

const first = dayjs('2026-05-04T08:00');
const last = dayjs('2026-05-08T18:00');
const limits = {
  'One period': { minDateTime: first, maxDateTime: last },
  'Every day': { minDate: first, maxDate: last, minTime: first, maxTime: last },
};
type Mode = keyof typeof limits;

export default function EventLimits() {
  const [mode, setMode] = React.useState<Mode>('One period');
  const [error, setError] = React.useState<DateTimeValidationError>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Limits"
          value={mode}
          onChange={(_, newMode: Mode | null) => newMode && setMode(newMode)}
        >
          {Object.keys(limits).map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <DateTimePicker
          {...limits[mode]}
          label="4 to 8 May, 8:00 to 18:00"
          ampm={false}
          defaultValue={dayjs('2026-05-05T20:30')}
          onError={(newError) => setError(newError)}
          slotProps={{ textField: { helperText: error ?? 'Valid' } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
