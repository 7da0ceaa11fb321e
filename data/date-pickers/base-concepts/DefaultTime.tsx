import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DefaultTime() {
  const [day, setDay] = React.useState<Dayjs | null>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ maxWidth: 320 }}>
        {/* #region preview */}
        <DateCalendar
          referenceDate={dayjs('2030-04-15T09:30')}
          value={day}
          onChange={(newDay) => setDay(newDay)}
        />
        {/* #endregion preview */}
        <Typography component="output" variant="body2">
          {`Value: ${day ? day.format('YYYY-MM-DD HH:mm') : 'null'}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
