import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const initialHours: Record<string, DateRange<Dayjs>> = {
  Friday: [dayjs('2026-05-15T09:00'), dayjs('2026-05-15T17:30')],
  Saturday: [dayjs('2026-05-16T10:00'), dayjs('2026-05-16T14:00')],
  Sunday: [null, null],
};

function toText([from, to]: DateRange<Dayjs>) {
  return from?.isValid() && to?.isValid() ? `${from.format('HH:mm')}-${to.format('HH:mm')}` : 'closed';
}

export default function WeeklyHours() {
  const [hours, setHours] = React.useState(initialHours);
  const texts = Object.entries(hours).map(([day, range]) => `${day}: ${toText(range)}`);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 280 }}>
        {/* #region preview */}
        {Object.entries(hours).map(([day, range]) => (
          <SingleInputTimeRangeField
            key={day}
            label={day}
            ampm={false}
            value={range}
            onChange={(newRange) => setHours((old) => ({ ...old, [day]: newRange }))}
          />
        ))}
        {/* #endregion preview */}
        <Typography component="output" variant="body2">
          {texts.join(', ')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
