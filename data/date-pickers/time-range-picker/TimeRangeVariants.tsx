import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DesktopTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MobileTimeRangePicker } from '@mui/x-date-pickers-pro/MobileTimeRangePicker';

const lunch = [dayjs('2026-05-04T12:00'), dayjs('2026-05-04T14:30')] as const;

export default function TimeRangeVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <Stack spacing={2} sx={{ maxWidth: 300 }}>
        <DesktopTimeRangePicker label="Lunch, desktop" ampm={false} defaultValue={[...lunch]} />
        <MobileTimeRangePicker label="Lunch, mobile" ampm={false} defaultValue={[...lunch]} />
      </Stack>
      {/* #endregion preview */}
    </LocalizationProvider>
  );
}
