import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function toText(date: Dayjs | null) {
  return date?.isValid() ? date.format('YYYY-MM-DD') : String(date && 'invalid date');
}

export default function PickerCalls() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2026-03-16'));
  const [calls, setCalls] = React.useState(['No calls']);
  const log = (call: string) => setCalls((previous) => [...previous, call].slice(-4));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        {/* #region preview */}
        <DatePicker
          label="Delivery"
          value={value}
          onChange={(newValue) => {
            setValue(newValue);
            log(`onChange: ${toText(newValue)}`);
          }}
          onAccept={(newValue) => log(`onAccept: ${toText(newValue)}`)}
          onError={(error) => log(`onError: ${error}`)}
          onOpen={() => log('onOpen')}
          onClose={() => log('onClose')}
        />
        {/* #endregion preview */}
        <Typography component="output" variant="body2" sx={{ minHeight: 80, whiteSpace: 'pre-line' }}>
          {calls.join('\n')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
