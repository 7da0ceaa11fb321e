import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

export default function ShortStay() {
  const [range, setRange] = React.useState<DateRange<Dayjs>>([dayjs('2026-05-06'), dayjs('2026-05-09')]);
  const [start] = range;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DateRangePicker
        label="Stay"
        value={range}
        onChange={(newRange) => setRange(newRange)}
        shouldDisableDate={(day, position) =>
          position === 'end' && start !== null && day.isAfter(start.add(13, 'day'), 'day')
        }
        slotProps={{ textField: { helperText: 'At most 14 days' } }}
        sx={{ width: 300 }}
      />
      {/* #endregion preview */}
    </LocalizationProvider>
  );
}
