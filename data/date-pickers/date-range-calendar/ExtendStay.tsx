import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const arrival = dayjs('2026-05-12');

export default function ExtendStay() {
  const [range, setRange] = React.useState<DateRange<Dayjs>>([arrival, dayjs('2026-05-15')]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DateRangeCalendar
        calendars={1}
        value={range}
        onChange={(newRange) => setRange(newRange)}
        availableRangePositions={['end']}
        defaultRangePosition="end"
        minDate={arrival}
        disableDragEditing
      />
      {/* #endregion preview */}
      <Typography component="output">{`12 May – ${range[1]?.format('D MMMM') ?? 'open'}`}</Typography>
    </LocalizationProvider>
  );
}
