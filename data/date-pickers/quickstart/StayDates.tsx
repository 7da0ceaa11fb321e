import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function StayDates() {
  const [arrival, setArrival] = React.useState<Dayjs | null>(dayjs('2026-05-12'));
  const [departure, setDeparture] = React.useState<Dayjs | null>(dayjs('2026-05-15'));
  const earliest = arrival?.isValid() ? arrival.add(1, 'day') : undefined;
  const nights = departure && arrival ? departure.diff(arrival, 'day') : Number.NaN;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          <DatePicker label="Arrival" value={arrival} onChange={(newValue) => setArrival(newValue)} />
          {/* #region preview */}
          <DatePicker
            label="Departure"
            value={departure}
            onChange={(newValue) => setDeparture(newValue)}
            minDate={earliest}
            referenceDate={earliest}
          />
          {/* #endregion preview */}
        </Stack>
        <Typography component="output">
          {nights >= 1 ? `Nights: ${nights}` : 'Select an arrival and a later departure.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
