import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { DateTime } from 'luxon';
import moment, { type Moment } from 'moment-timezone';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

const instant = '2026-11-01T04:30:00Z';
const zone = 'America/New_York';

function toText(date: Date | undefined) {
  return date && !Number.isNaN(date.getTime()) ? date.toISOString() : 'Invalid Date';
}

export default function RepeatedHour() {
  const [a, setA] = React.useState<Dayjs | null>(dayjs.utc(instant));
  const [b, setB] = React.useState<DateTime | null>(DateTime.fromISO(instant, { zone: 'UTC' }));
  const [c, setC] = React.useState<Moment | null>(moment.utc(instant));
  // With several adapters in a project, a date has the type of any of their libraries.
  return (
    <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
      {/* #region preview */}
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateTimeField
          label="New York, Day.js"
          timezone={zone}
          value={a}
          onChange={(value) => setA(value as Dayjs | null)}
          helperText={`Value: ${toText(a?.toDate())}`}
        />
      </LocalizationProvider>
      {/* #endregion preview */}
      <LocalizationProvider dateAdapter={AdapterLuxon}>
        <DateTimeField
          label="New York, Luxon"
          timezone={zone}
          value={b}
          onChange={(value) => setB(value as DateTime | null)}
          helperText={`Value: ${toText(b?.toJSDate())}`}
        />
      </LocalizationProvider>
      <LocalizationProvider dateAdapter={AdapterMoment} dateLibInstance={moment}>
        <DateTimeField
          label="New York, Moment.js"
          timezone={zone}
          value={c}
          onChange={(value) => setC(value as Moment | null)}
          helperText={`Value: ${toText(c?.toDate())}`}
        />
      </LocalizationProvider>
    </Stack>
  );
}
