import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

export default function RentalRanges() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 420 }}>
        <DateRangePicker label="Season" defaultValue={[dayjs('2026-05-12'), dayjs('2026-09-20')]} />
        <TimeRangePicker
          label="Opening hours"
          defaultValue={[dayjs('2026-05-12T09:00'), dayjs('2026-05-12T18:30')]}
        />
        <DateTimeRangePicker
          label="Rental"
          defaultValue={[dayjs('2026-05-12T10:00'), dayjs('2026-05-14T10:00')]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
