import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import timezonePlugin from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezonePlugin);

const zones = ['not set', 'UTC', 'system', 'default', 'America/New_York', 'Asia/Kolkata'];

export default function ZoneOptions() {
  const [zone, setZone] = React.useState('not set');
  const [value, setValue] = React.useState<Dayjs | null>(dayjs.utc('2026-01-15T22:30:00Z'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <TextField
          select
          id="zone"
          label="timezone"
          value={zone}
          onChange={(event) => setZone(event.target.value)}
          slotProps={{ select: { native: true } }}
        >
          {zones.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </TextField>
        {/* #region preview */}
        <DateTimeField
          label="Backup"
          timezone={zone === 'not set' ? undefined : zone}
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
