import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';

// The element of each slot, and the edge at which its name is shown.
const parts = {
  Picker: [
    { slot: 'toolbar', selector: '.MuiPickersLayout-toolbar', edge: { top: 0 } },
    { slot: 'tabs', selector: '.MuiPickersLayout-tabs', edge: { top: 0 } },
    { slot: 'shortcuts', selector: '.MuiPickersLayout-shortcuts', edge: { top: 0 } },
    {
      slot: 'calendarHeader',
      selector: '.MuiPickersCalendarHeader-root',
      edge: { top: 0, insetInlineEnd: 88 },
    },
    { slot: 'day', selector: '.MuiPickersDay-root.Mui-selected', edge: { bottom: -8 } },
    { slot: 'actionBar', selector: '.MuiPickersLayout-actionBar', edge: { top: 0 } },
  ],
  'Calendar header': [
    {
      slot: 'switchViewButton',
      selector: '.MuiPickersCalendarHeader-switchViewButton',
      edge: { bottom: -12 },
    },
    {
      slot: 'previousIconButton',
      selector: '.MuiPickersArrowSwitcher-previousIconButton',
      edge: { top: -8 },
    },
    { slot: 'nextIconButton', selector: '.MuiPickersArrowSwitcher-nextIconButton', edge: { bottom: -12 } },
  ],
};

type Group = keyof typeof parts;

const items: PickersShortcutsItem<Dayjs | null>[] = [
  { label: '1 June', getValue: () => dayjs('2026-06-01T09:00') },
];

export default function PickerAnatomy() {
  const [group, setGroup] = React.useState<Group>('Picker');
  const marks = parts[group].map(({ slot, selector, edge }) => [
    `& ${selector}`,
    {
      position: 'relative',
      outline: '1px dashed',
      outlineColor: 'var(--mui-palette-secondary-main)',
      outlineOffset: '-2px',
      '&::after': {
        // Screen readers do not read the name.
        content: `"${slot}" / ""`,
        position: 'absolute',
        zIndex: 1,
        insetInlineEnd: 0,
        ...edge,
        px: 0.5,
        bgcolor: 'secondary.main',
        color: 'secondary.contrastText',
        font: '11px/16px monospace',
        whiteSpace: 'nowrap',
        textTransform: 'none',
      },
    },
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'center', maxWidth: 1 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Names of slots"
          value={group}
          onChange={(_, newGroup: Group | null) => newGroup && setGroup(newGroup)}
        >
          <ToggleButton value="Picker">Picker</ToggleButton>
          <ToggleButton value="Calendar header">Calendar header</ToggleButton>
        </ToggleButtonGroup>
        <Box
          sx={{
            maxWidth: 1,
            '& .MuiPickersCalendarHeader-labelContainer': { overflow: 'visible' },
            ...Object.fromEntries(marks),
          }}
        >
          <StaticDateTimePicker
            defaultValue={dayjs('2026-05-20T09:30')}
            slotProps={{ shortcuts: { items, sx: { display: { xs: 'none', sm: 'block' } } } }}
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
