import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function TwoCities() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs.utc('2026-03-27T13:00:00Z'));
  const shared = { value: start, onChange: (newStart: Dayjs | null) => setStart(newStart) };
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DateTimePicker {...shared} label="In Berlin" timezone="Europe/Berlin" ampm={false} />
        <DateTimePicker {...shared} label="In Singapore" timezone="Asia/Singapore" ampm={false} />
      </Stack>
    </LocalizationProvider>
  );
}
