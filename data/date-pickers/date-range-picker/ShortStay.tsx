import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange, RangePosition } from '@mui/x-date-pickers-pro/models';

const MOST_DAYS = 14;
const booked = ['2026-05-20', '2026-05-21', '2026-06-10'];

export default function ShortStay() {
  const [range, setRange] = React.useState<DateRange<Dayjs>>([dayjs('2026-05-06'), dayjs('2026-05-09')]);

  const isDisabled = (day: Dayjs, position: RangePosition) => {
    const date = day.format('YYYY-MM-DD');
    const start = range[0]?.isValid() ? range[0] : null;
    if (booked.includes(date) || position === 'start' || start === null || day.isBefore(start, 'day')) {
      return booked.includes(date);
    }
    // Dates such as 2026-05-20 are in the same order as their texts.
    const first = start.format('YYYY-MM-DD');
    const spansBooking = booked.some((other) => first < other && other < date);
    const days = day.startOf('day').diff(start.startOf('day'), 'day') + 1;
    return spansBooking || days > MOST_DAYS;
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Stay"
        value={range}
        onChange={(newRange) => setRange(newRange)}
        shouldDisableDate={isDisabled}
        slotProps={{ textField: { helperText: 'At most 14 days, without booked days' } }}
        sx={{ width: 300 }}
      />
    </LocalizationProvider>
  );
}
