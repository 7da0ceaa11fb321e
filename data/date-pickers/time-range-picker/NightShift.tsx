import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

export default function NightShift() {
  const [range, setRange] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-05-04T22:00'),
    dayjs('2026-05-05T06:00'),
  ]);

  // #region preview
  const handleChange = ([start, end]: DateRange<Dayjs>) => {
    if (start?.isValid() && end?.isValid()) {
      setRange([start, start.add(1, 'day').hour(end.hour()).minute(end.minute())]);
    } else {
      setRange([start, end]);
    }
  };
  const [from, to] = range;
  const minutes = from?.isValid() && to?.isValid() ? to.diff(from, 'minute') % (24 * 60) : null;
  // #endregion preview

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: 240 }}>
        <TimeRangePicker label="Shift" ampm={false} value={range} onChange={handleChange} />
        <Typography component="output">
          {minutes === null ? 'Incomplete' : `${minutes / 60} hours`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
