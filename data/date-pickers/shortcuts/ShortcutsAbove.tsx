import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';

const items: PickersShortcutsItem<Dayjs | null>[] = [
  { label: '1 April', getValue: () => dayjs('2026-04-01') },
  { label: '1 May', getValue: () => dayjs('2026-05-01') },
  { label: '1 June', getValue: () => dayjs('2026-06-01') },
];

// #region preview
// Rows: toolbar, shortcuts, calendar, buttons.
const rows = {
  [`& .${pickersLayoutClasses.shortcuts}`]: { gridColumn: '1 / 4', gridRow: 2, maxWidth: 320 },
  [`& .${pickersLayoutClasses.contentWrapper}`]: { gridColumn: '1 / 4', gridRow: 3 },
  [`& .${pickersLayoutClasses.actionBar}`]: { gridRow: 4 },
};
// #endregion preview

export default function ShortcutsAbove() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDatePicker
        label="Move in"
        defaultValue={dayjs('2026-03-16')}
        slotProps={{
          layout: { sx: rows },
          shortcuts: { items, sx: { display: 'flex', overflowX: 'auto', '& li': { width: 'auto', px: 1 } } },
        }}
      />
    </LocalizationProvider>
  );
}
