import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  StaticDateTimePicker,
  type StaticDateTimePickerProps,
} from '@mui/x-date-pickers/StaticDateTimePicker';

const layouts: Record<string, StaticDateTimePickerProps> = {
  mobile: { displayStaticWrapperAs: 'mobile' },
  landscape: { orientation: 'landscape' },
  // The tabs are hidden in this layout. Without them, there is no way back to the date.
  desktop: { displayStaticWrapperAs: 'desktop', slotProps: { tabs: { hidden: false } } },
};

export default function StaticVisit() {
  const [layout, setLayout] = React.useState('mobile');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Layout"
          value={layout}
          onChange={(_, name: string | null) => name && setLayout(name)}
        >
          {Object.keys(layouts).map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Box sx={{ maxWidth: 1, minHeight: 530, overflowX: 'auto' }}>
          <StaticDateTimePicker key={layout} defaultValue={dayjs('2026-05-11T09:30')} {...layouts[layout]} />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
