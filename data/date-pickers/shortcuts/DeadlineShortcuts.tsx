import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';

const items: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'End of March', getValue: () => dayjs('2026-03-31') },
  { label: 'End of June', getValue: () => dayjs('2026-06-30') },
  // After maxDate, therefore disabled.
  { label: 'End of the year', getValue: () => dayjs('2026-12-31') },
  { label: 'No deadline', getValue: () => null },
];

export default function DeadlineShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Deadline"
        defaultValue={dayjs('2026-03-16')}
        maxDate={dayjs('2026-09-30')}
        slotProps={{ shortcuts: { items } }}
      />
    </LocalizationProvider>
  );
}
