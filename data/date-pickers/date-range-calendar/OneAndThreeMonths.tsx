import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

const holiday = [dayjs('2026-05-12'), dayjs('2026-05-21')] as const;

export default function OneAndThreeMonths() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <Stack spacing={2}>
        <DateRangeCalendar calendars={1} defaultValue={[...holiday]} />
        <DateRangeCalendar calendars={3} defaultValue={[...holiday]} sx={{ flexWrap: 'wrap' }} />
      </Stack>
      {/* #endregion preview */}
    </LocalizationProvider>
  );
}
