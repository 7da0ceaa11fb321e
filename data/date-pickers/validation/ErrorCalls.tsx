import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const days = ['2026-05-02', '2026-05-01', '2026-05-12', '2026-05-30'];

export default function ErrorCalls() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs(days[0]));
  const [calls, setCalls] = React.useState<string[]>([]);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        {/* #region preview */}
        <DatePicker
          label="4 to 29 May"
          value={value}
          onChange={(newValue) => setValue(newValue)}
          minDate={dayjs('2026-05-04')}
          maxDate={dayjs('2026-05-29')}
          onError={(error) => setCalls((previous) => [...previous, String(error)])}
        />
        {/* #endregion preview */}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {days.map((day) => (
            <Button key={day} size="small" variant="outlined" onClick={() => setValue(dayjs(day))}>
              {day}
            </Button>
          ))}
        </Stack>
        <Typography component="output" variant="body2">
          {`onError: ${calls.join(', ')}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
