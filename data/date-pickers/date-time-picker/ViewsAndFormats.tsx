import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker, type DateTimePickerProps } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const variants: Record<string, DateTimePickerProps> = {
  'Full hours': { views: ['year', 'day', 'hours'], format: 'MM/DD/YYYY HH:[00]' },
  'With seconds': { views: ['year', 'day', 'hours', 'minutes', 'seconds'] },
  'Year first': { views: ['year', 'month', 'day', 'hours', 'minutes'], openTo: 'year' },
};

export default function ViewsAndFormats() {
  const [variant, setVariant] = React.useState('Full hours');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: 1 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Views"
          value={variant}
          onChange={(_, name: string | null) => name && setVariant(name)}
        >
          {Object.keys(variants).map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <DateTimePicker
          key={variant}
          label="Measured at"
          ampm={false}
          minDate={dayjs('2020-01-01')}
          maxDate={dayjs('2027-12-31')}
          defaultValue={dayjs('2026-05-11T09:30:15')}
          {...variants[variant]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
