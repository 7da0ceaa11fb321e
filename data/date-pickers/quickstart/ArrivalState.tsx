import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function describe(date: Dayjs | null) {
  if (date === null) {
    return 'null';
  }
  return date.isValid() ? date.format('YYYY-MM-DD') : 'an invalid Dayjs';
}

export default function ArrivalState() {
  const [arrival, setArrival] = React.useState<Dayjs | null>(dayjs('2026-05-12'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <DatePicker label="Arrival" value={arrival} onChange={(newValue) => setArrival(newValue)} />
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant="outlined"
            disabled={!arrival?.isValid()}
            onClick={() => setArrival((date) => date && date.add(1, 'week'))}
          >
            Add a week
          </Button>
          <Button variant="outlined" onClick={() => setArrival(null)}>
            Set to null
          </Button>
        </Stack>
        <Typography component="output">{`State: ${describe(arrival)}`}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
