import * as React from 'react';
import dayjs from 'dayjs';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const formats = ['MM/DD/YYYY', 'DD.MM.YYYY', 'YYYY-MM-DD', 'D MMMM YYYY', 'dddd D MMM'];

export default function FieldFormats() {
  const [format, setFormat] = React.useState('D MMMM YYYY');
  const [isSpacious, setIsSpacious] = React.useState(false);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 300 }}>
        <TextField select label="format" value={format} onChange={(event) => setFormat(event.target.value)}>
          {formats.map((option) => (
            <MenuItem key={option} value={option}>
              {option}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          control={<Switch checked={isSpacious} onChange={(_, checked) => setIsSpacious(checked)} />}
          label="formatDensity: spacious"
        />
        <DatePicker
          label="Published"
          defaultValue={dayjs('2026-03-16')}
          format={format}
          formatDensity={isSpacious ? 'spacious' : 'dense'}
        />
      </Stack>
    </LocalizationProvider>
  );
}
