import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { stations } from './data';

export default function MonthPicker() {
  const [month, setMonth] = React.useState<Dayjs | null>(dayjs('2025-05-01'));
  const rentals = stations.reduce((sum, station) => sum + (station.rentals[month?.month() ?? -1] ?? 0), 0);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        {/* #region preview */}
        <DatePicker
          label="Month"
          views={['year', 'month']}
          minDate={dayjs('2025-01-01')}
          maxDate={dayjs('2025-06-30')}
          value={month}
          onChange={setMonth}
        />
        {/* #endregion preview */}
        <Typography aria-live="polite">
          {rentals > 0
            ? `${rentals.toLocaleString('en')} bikes rented`
            : 'Choose a month from January to June 2025'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
