import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function MeetingTimes() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs('2026-05-11T09:30'));
  const [end, setEnd] = React.useState<Dayjs | null>(null);
  const firstEnd = start?.isValid() ? start.add(15, 'minute') : undefined;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: 1 }}>
        <DateTimePicker label="Start" value={start} onChange={(newStart) => setStart(newStart)} />
        {/* #region preview */}
        <DateTimePicker
          label="End"
          value={end}
          onChange={(newEnd) => setEnd(newEnd)}
          minDateTime={firstEnd}
          referenceDate={firstEnd}
        />
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
