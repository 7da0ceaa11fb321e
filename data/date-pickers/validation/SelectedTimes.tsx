import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function SelectedTimes() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2026-05-12T11:00'));
  const [lines, setLines] = React.useState<string[]>([]);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        {/* #region preview */}
        <DesktopTimePicker
          label="From 9:30 to 16:45"
          ampm={false}
          value={value}
          minTime={dayjs('2026-05-12T09:30')}
          maxTime={dayjs('2026-05-12T16:45')}
          onChange={(newValue, { validationError }) => {
            setValue(newValue);
            const time = newValue && (newValue.isValid() ? newValue.format('HH:mm') : 'Invalid Date');
            setLines((previous) => [...previous, `${time} ${validationError}`]);
          }}
        />
        {/* #endregion preview */}
        <Typography component="output" variant="body2" sx={{ minHeight: 40 }}>
          {`onChange: ${lines.join(', ')}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
