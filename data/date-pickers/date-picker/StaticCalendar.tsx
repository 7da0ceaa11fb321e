import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker, type StaticDatePickerProps } from '@mui/x-date-pickers/StaticDatePicker';

const layouts: Record<string, StaticDatePickerProps> = {
  desktop: { displayStaticWrapperAs: 'desktop' },
  mobile: { displayStaticWrapperAs: 'mobile' },
  landscape: { displayStaticWrapperAs: 'mobile', orientation: 'landscape' },
};

export default function StaticCalendar() {
  const [layout, setLayout] = React.useState('desktop');
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
          <StaticDatePicker key={layout} defaultValue={dayjs('2026-03-16')} {...layouts[layout]} />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
