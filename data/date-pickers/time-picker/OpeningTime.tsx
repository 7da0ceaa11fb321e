import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function OpeningTime() {
  const [time, setTime] = React.useState<Dayjs | null>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <DesktopTimePicker
          label="Opens at"
          ampm={false}
          value={time}
          onChange={(newTime) => setTime(newTime)}
          referenceDate={dayjs('2026-05-04T08:30')}
        />
        <Stack direction="row" spacing={1}>
          <Button variant="outlined" onClick={() => setTime(dayjs('2026-05-04T07:00'))}>
            Set 7:00
          </Button>
          <Button variant="outlined" onClick={() => setTime(null)}>
            Set null
          </Button>
        </Stack>
        <Typography component="output" variant="body2">
          {time?.isValid() ? time.format('YYYY-MM-DD HH:mm:ss') : String(time)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
