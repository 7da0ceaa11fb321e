import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

// In your app: dayjs().
const today = dayjs('2026-05-13');
const lastMonth = today.subtract(1, 'month');

// #region preview
const items: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  { label: 'Last 7 days', getValue: () => [today.subtract(6, 'day'), today] },
  { label: 'This month', getValue: () => [today.startOf('month'), today.endOf('month')] },
  { label: 'Last month', getValue: () => [lastMonth.startOf('month'), lastMonth.endOf('month')] },
  { label: 'Since 1 January', getValue: () => [today.startOf('year'), today] },
  { label: 'Reset', getValue: () => [null, null] },
];
// #endregion preview

export default function ReportPeriods() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Report"
        referenceDate={today}
        calendars={1}
        slotProps={{ shortcuts: { items }, actionBar: { actions: [] } }}
        sx={{ width: 300 }}
      />
    </LocalizationProvider>
  );
}
