import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';

const limits = { minDate: dayjs('2024-01-01'), maxDate: dayjs('2029-12-31') };

export default function PlantingCalendars() {
  const [date, setDate] = React.useState<Dayjs>(dayjs('2026-05-12'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Typography component="output" sx={{ display: 'block', mb: 1 }}>
        {`Planting on ${date.format('dddd, D MMMM YYYY')}`}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
        <DateCalendar {...limits} value={date} onChange={(day) => day && setDate(day)} sx={{ mx: 0 }} />
        <Stack sx={{ width: 320, maxWidth: 1 }}>
          <YearCalendar {...limits} value={date} onChange={setDate} aria-label="Year" sx={{ width: 1 }} />
          <MonthCalendar {...limits} value={date} onChange={setDate} aria-label="Month" sx={{ width: 1 }} />
        </Stack>
      </Box>
    </LocalizationProvider>
  );
}
