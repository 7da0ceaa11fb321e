import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// #region preview
// With `true`, the copy does not become the locale of all dates.
dayjs.locale({ ...dayjs.Ls.en!, name: 'en-monday', weekStart: 1 }, undefined, true);

export default function MondayFirst() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en-monday">
      <DateCalendar defaultValue={dayjs('2026-05-12')} />
    </LocalizationProvider>
  );
}
// #endregion preview
