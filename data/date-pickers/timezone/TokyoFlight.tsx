import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function TokyoFlight() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs.utc('2026-05-12T01:30:00Z'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        {/* #region preview */}
        <DateTimePicker
          label="Departure, time in Tokyo"
          timezone="Asia/Tokyo"
          value={value}
          onChange={(newValue) => setValue(newValue)}
        />
        {/* #endregion preview */}
        <Typography component="output" variant="body2">
          {`Value: ${value ? value.format() : 'null'}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
