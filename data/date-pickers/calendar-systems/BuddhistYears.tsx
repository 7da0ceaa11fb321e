import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/th';
import buddhistEra from 'dayjs/plugin/buddhistEra';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(buddhistEra);

export default function BuddhistYears() {
  const [date, setDate] = React.useState<Dayjs | null>(dayjs('2026-05-12'));

  return (
    // #region preview
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="th" dateFormats={{ year: 'BBBB' }}>
      <DateCalendar
        value={date}
        onChange={(newDate) => setDate(newDate)}
        slotProps={{ calendarHeader: { format: 'MMMM BBBB' } }}
      />
      <Typography component="output">{`Saved as ${date?.format('YYYY-MM-DD')}`}</Typography>
    </LocalizationProvider>
    // #endregion preview
  );
}
