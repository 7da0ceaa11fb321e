import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ShiftTimes() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs('2026-05-11T22:00'));
  const [end, setEnd] = React.useState<Dayjs | null>(dayjs('2026-05-12T06:00'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 280 }}>
        <DateTimeField
          label="Shift start"
          ampm={false}
          value={start}
          onChange={(newStart) => setStart(newStart)}
        />
        {/* #region preview */}
        <DateTimeField
          label="Shift end"
          ampm={false}
          value={end}
          onChange={(newEnd) => setEnd(newEnd)}
          minDateTime={start?.isValid() ? start : undefined}
        />
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
