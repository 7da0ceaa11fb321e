import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const limits = { minDate: dayjs('2026-01-01'), maxDate: dayjs('2027-12-31') };

export default function FieldAndCalendar() {
  const [date, setDate] = React.useState<Dayjs | null>(dayjs('2026-03-16'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: 320, maxWidth: 1 }}>
        {/* #region preview */}
        <DateField {...limits} label="Delivery" value={date} onChange={(newDate) => setDate(newDate)} />
        <DateCalendar
          {...limits}
          // A calendar cannot show an invalid date.
          value={date?.isValid() ? date : null}
          onChange={(newDate) => setDate(newDate)}
          sx={{ mx: 0, width: 1 }}
        />
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
