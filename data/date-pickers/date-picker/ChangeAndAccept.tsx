import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function format(date: Dayjs | null) {
  if (date === null) {
    return 'null';
  }
  return date.isValid() ? date.format('YYYY-MM-DD') : 'an invalid date';
}

export default function ChangeAndAccept() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2026-03-16'));
  const [accepted, setAccepted] = React.useState('not called');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <DatePicker
          label="Delivery"
          value={value}
          onChange={(newValue) => setValue(newValue)}
          onAccept={(newValue) => setAccepted(format(newValue))}
          closeOnSelect={false}
          slotProps={{ actionBar: { actions: ['today', 'cancel', 'accept'] } }}
        />
        <Button variant="outlined" onClick={() => setValue(null)}>
          Set to null
        </Button>
        <Typography component="output" variant="body2" sx={{ whiteSpace: 'pre-line' }}>
          {`value: ${format(value)}\nonAccept: ${accepted}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
