import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const items: PickersShortcutsItem<Dayjs | null>[] = [
  { id: 'opening', label: 'Opening', getValue: () => dayjs('2026-05-04T09:00') },
  { id: 'lunch', label: 'Lunch', getValue: () => dayjs('2026-05-04T12:30') },
  { id: 'closing', label: 'Closing', getValue: () => dayjs('2026-05-04T18:00') },
];

export default function SelectedShortcut() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2026-05-04T10:00'));
  const [origin, setOrigin] = React.useState('none');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        {/* #region preview */}
        <TimePicker
          label="Visit"
          value={value}
          onChange={(newValue, { shortcut }) => {
            setValue(newValue);
            setOrigin(shortcut?.id ?? 'none');
          }}
          slotProps={{ shortcuts: { items } }}
        />
        {/* #endregion preview */}
        <Typography component="output" variant="body2">
          {`Shortcut: ${origin}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
