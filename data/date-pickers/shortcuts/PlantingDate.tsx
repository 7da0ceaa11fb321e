import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';

const items: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'Start of April', getValue: () => dayjs('2026-04-01') },
  { label: 'Start of May', getValue: () => dayjs('2026-05-01') },
];

const nextSeason = dayjs('2026-03-16');

export default function PlantingDate() {
  const [saved, setSaved] = React.useState<Dayjs | null>(nextSeason);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DatePicker
        label="Planting"
        defaultValue={nextSeason}
        onAccept={(newValue) => setSaved(newValue)}
        slotProps={{
          shortcuts: { items, changeImportance: 'set' },
          actionBar: { actions: ['cancel', 'accept'] },
          textField: { helperText: `Saved: ${saved?.format('YYYY-MM-DD') ?? 'none'}` },
        }}
      />
      {/* #endregion preview */}
    </LocalizationProvider>
  );
}
