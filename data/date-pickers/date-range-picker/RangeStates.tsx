import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange, DateRangeValidationError } from '@mui/x-date-pickers-pro/models';

const examples: Record<string, DateRange<Dayjs>> = {
  'Set no dates': [null, null],
  'Set the start only': [dayjs('2026-05-18'), null],
  'Set the end before the start': [dayjs('2026-05-18'), dayjs('2026-05-11')],
};

function describe(date: Dayjs | null) {
  if (date === null) {
    return 'null';
  }
  return date.isValid() ? date.format('YYYY-MM-DD') : 'invalid';
}

export default function RangeStates() {
  const [range, setRange] = React.useState<DateRange<Dayjs>>([dayjs('2026-05-11'), dayjs('2026-05-22')]);
  const [errors, setErrors] = React.useState<DateRangeValidationError>([null, null]);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        {/* #region preview */}
        <DateRangePicker
          label="Leave"
          value={range}
          onChange={(newRange) => setRange(newRange)}
          onError={(newErrors) => setErrors(newErrors)}
          sx={{ width: 300 }}
        />
        {/* #endregion preview */}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {Object.entries(examples).map(([name, example]) => (
            <Button key={name} variant="outlined" size="small" onClick={() => setRange(example)}>
              {name}
            </Button>
          ))}
        </Stack>
        <Typography component="output" variant="body2" sx={{ whiteSpace: 'pre-line' }}>
          {`value: [${range.map(describe).join(', ')}]\nonError: [${errors.map(String).join(', ')}]`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
