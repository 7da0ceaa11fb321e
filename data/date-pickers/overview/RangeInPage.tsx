import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

export default function RangeInPage() {
  const [[from, to], setRange] = React.useState<DateRange<Dayjs>>([dayjs('2026-05-12'), dayjs('2026-05-21')]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar calendars={1} value={[from, to]} onChange={(range) => setRange(range)} />
      <Typography component="output">
        {from && to ? `${to.diff(from, 'day') + 1} days of leave` : 'Select the last day'}
      </Typography>
    </LocalizationProvider>
  );
}
