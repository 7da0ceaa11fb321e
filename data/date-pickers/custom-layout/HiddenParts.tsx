import * as React from 'react';
import dayjs from 'dayjs';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';

export default function HiddenParts() {
  const [toolbar, setToolbar] = React.useState(false);
  const [tabs, setTabs] = React.useState(true);
  const [buttons, setButtons] = React.useState(false);
  const switches = [
    { label: 'Toolbar', checked: toolbar, setChecked: setToolbar },
    { label: 'Tabs', checked: tabs, setChecked: setTabs },
    { label: 'Action bar', checked: buttons, setChecked: setButtons },
  ];
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
          {switches.map(({ label, checked, setChecked }) => (
            <FormControlLabel
              key={label}
              label={label}
              control={<Checkbox checked={checked} onChange={(_, newChecked) => setChecked(newChecked)} />}
            />
          ))}
        </Stack>
        <StaticDateTimePicker
          orientation="portrait"
          defaultValue={dayjs('2026-05-11T09:30')}
          slotProps={{
            toolbar: { hidden: !toolbar },
            tabs: { hidden: !tabs },
            actionBar: { actions: buttons ? ['cancel', 'accept'] : [] },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
