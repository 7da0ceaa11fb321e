import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';

const order = dayjs('2026-04-02');
const holidays = ['2026-04-03', '2026-04-06'];

const isClosed = (day: Dayjs) =>
  day.day() === 0 || day.day() === 6 || holidays.includes(day.format('YYYY-MM-DD'));

/** The first valid day from a day on, or `null` if none of the next 31 days is valid. */
function findValid(first: Dayjs, isValid: (value: Dayjs | null) => boolean) {
  for (let count = 0; count < 31; count += 1) {
    const day = first.add(count, 'day');
    if (isValid(day)) {
      return day;
    }
  }
  return null;
}

// #region preview
const items: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'Next working day', getValue: ({ isValid }) => findValid(order.add(1, 'day'), isValid) },
  { label: 'In a week', getValue: ({ isValid }) => findValid(order.add(1, 'week'), isValid) },
  { label: 'Good Friday', getValue: () => dayjs('2026-04-03') },
];
// #endregion preview

export default function NextWorkdays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery"
        referenceDate={order}
        minDate={order}
        shouldDisableDate={isClosed}
        slotProps={{ shortcuts: { items } }}
      />
    </LocalizationProvider>
  );
}
