import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

export default function VisibleMonths() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 300 }}>
        <DateRangePicker label="Weekend" referenceDate={dayjs('2026-05-04')} calendars={1} />
        <DateRangePicker label="Summer" referenceDate={dayjs('2026-06-01')} calendars={3} />
      </Stack>
    </LocalizationProvider>
  );
}
