import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const night: DateRange<Dayjs> = [dayjs('2026-05-11T22:00'), dayjs('2026-05-12T06:00')];

// #region preview
function moveEnd([start, end]: DateRange<Dayjs>): DateRange<Dayjs> {
  if (!start?.isValid() || !end?.isValid()) {
    return [start, end];
  }
  if (end.isBefore(start)) {
    return [start, end.add(1, 'day')];
  }
  const isTooLate = !end.isBefore(start.add(1, 'day'));
  return [start, isTooLate ? end.subtract(1, 'day') : end];
}
// #endregion preview

export default function OvernightShift() {
  const [shift, setShift] = React.useState(night);
  const [start, end] = shift;
  const minutes = start?.isValid() && end?.isValid() ? end.diff(start, 'minute') : 0;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputTimeRangeField
        label="Night shift"
        ampm={false}
        value={shift}
        onChange={(newShift) => setShift(moveEnd(newShift))}
        helperText={`${Math.floor(minutes / 60)} h ${minutes % 60} min`}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}
