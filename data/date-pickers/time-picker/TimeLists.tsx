import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopTimePicker, type DesktopTimePickerProps } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const examples: Record<string, DesktopTimePickerProps> = {
  '5 minutes': {},
  '30 minutes': { timeSteps: { minutes: 30 } },
  'One list': { timeSteps: { minutes: 30 }, thresholdToRenderTimeInASingleColumn: 48 },
};

export default function TimeLists() {
  const [name, setName] = React.useState('One list');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Steps"
          value={name}
          onChange={(_, newName: string | null) => newName && setName(newName)}
        >
          {Object.keys(examples).map((key) => (
            <ToggleButton key={key} value={key}>
              {key}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <DesktopTimePicker
          {...examples[name]}
          key={name}
          label="Haircut"
          ampm={false}
          defaultValue={dayjs('2026-05-04T10:00')}
          minTime={dayjs('2026-05-04T09:00')}
          maxTime={dayjs('2026-05-04T17:30')}
          skipDisabled
          closeOnSelect
        />
      </Stack>
    </LocalizationProvider>
  );
}
