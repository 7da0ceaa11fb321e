import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const examples = {
  'Set null': null,
  'Set an invalid date': dayjs(null),
  'Set a date in 1850': dayjs('1850-06-01'),
};

function describe(date: Dayjs | null) {
  if (date === null) {
    return 'null';
  }
  return date.isValid() ? date.format('YYYY-MM-DD') : 'an invalid date';
}

export default function ValueStates() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2026-03-16'));
  const [error, setError] = React.useState<DateValidationError>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        {/* #region preview */}
        <DatePicker
          label="Inspection"
          value={value}
          onChange={(newValue) => setValue(newValue)}
          onError={(newError) => setError(newError)}
        />
        {/* #endregion preview */}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {Object.entries(examples).map(([name, example]) => (
            <Button key={name} variant="outlined" onClick={() => setValue(example)}>
              {name}
            </Button>
          ))}
        </Stack>
        <Typography component="output" variant="body2" sx={{ whiteSpace: 'pre-line' }}>
          {`value: ${describe(value)}\nonError: ${error}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
