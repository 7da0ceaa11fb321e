import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';

type Importance = 'accept' | 'set';

const items: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'Start of April', getValue: () => dayjs('2026-04-01') },
  { label: 'Start of May', getValue: () => dayjs('2026-05-01') },
];

export default function SetOrAccept() {
  const [importance, setImportance] = React.useState<Importance>('accept');
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2026-03-16'));
  const [accepted, setAccepted] = React.useState('not called');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="changeImportance"
          value={importance}
          onChange={(_, newImportance: Importance | null) => newImportance && setImportance(newImportance)}
        >
          <ToggleButton value="accept">accept</ToggleButton>
          <ToggleButton value="set">set</ToggleButton>
        </ToggleButtonGroup>
        <DatePicker
          label="Planting"
          value={value}
          onChange={(newValue) => setValue(newValue)}
          onAccept={(newValue) => setAccepted(newValue?.format('YYYY-MM-DD') ?? 'null')}
          slotProps={{
            shortcuts: { items, changeImportance: importance },
            actionBar: { actions: ['cancel', 'accept'] },
          }}
        />
        <Typography component="output" variant="body2">
          {`onAccept: ${accepted}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
