import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const variants = { Responsive: TimePicker, Desktop: DesktopTimePicker, Mobile: MobileTimePicker };
type Variant = keyof typeof variants;

export default function TimeVariants() {
  const [variant, setVariant] = React.useState<Variant>('Mobile');
  const [time, setTime] = React.useState<Dayjs | null>(dayjs('2026-05-12T18:00'));
  const Picker = variants[variant];

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Variant"
          value={variant}
          onChange={(_event, newVariant: Variant | null) => newVariant && setVariant(newVariant)}
        >
          {Object.keys(variants).map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Picker label="Table reserved for" value={time} onChange={(newTime) => setTime(newTime)} />
      </Stack>
    </LocalizationProvider>
  );
}
