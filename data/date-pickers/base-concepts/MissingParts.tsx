import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import Typography from '@mui/material/Typography';

const opening = dayjs('2030-04-15T09:30');

export default function MissingParts() {
  const [day, setDay] = React.useState<Dayjs | null>(null);
  const [time, setTime] = React.useState<Dayjs | null>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ maxWidth: 320 }}>
        <DateCalendar referenceDate={opening} value={day} onChange={(newDay) => setDay(newDay)} />
        <TimeField
          label="Time"
          referenceDate={opening}
          value={time}
          onChange={(newTime) => setTime(newTime)}
        />
        <Typography component="output" variant="body2">
          {`Calendar: ${day ? day.format('YYYY-MM-DD HH:mm') : 'null'}`}
        </Typography>
        <Typography component="output" variant="body2">
          {`Field: ${time ? time.format('YYYY-MM-DD HH:mm') : 'null'}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
