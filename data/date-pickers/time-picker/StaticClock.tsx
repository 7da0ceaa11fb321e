import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticTimePicker, type StaticTimePickerProps } from '@mui/x-date-pickers/StaticTimePicker';

const layouts: Record<string, StaticTimePickerProps> = {
  desktop: { displayStaticWrapperAs: 'desktop' },
  mobile: { displayStaticWrapperAs: 'mobile' },
  landscape: { displayStaticWrapperAs: 'mobile', orientation: 'landscape' },
};

export default function StaticClock() {
  const [layout, setLayout] = React.useState('mobile');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Layout"
          value={layout}
          onChange={(_, value: string | null) => value && setLayout(value)}
        >
          {Object.keys(layouts).map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Box sx={{ maxWidth: 1, overflowX: 'auto' }}>
          <StaticTimePicker
            {...layouts[layout]}
            key={layout}
            defaultValue={dayjs('2026-05-04T09:30')}
            slotProps={{ actionBar: { actions: [] } }}
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
