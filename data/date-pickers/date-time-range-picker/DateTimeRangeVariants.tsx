import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DesktopDateTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopDateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MobileDateTimeRangePicker } from '@mui/x-date-pickers-pro/MobileDateTimeRangePicker';

const fair = [dayjs('2026-05-11T09:00'), dayjs('2026-05-14T17:00')] as const;

export default function DateTimeRangeVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <Stack spacing={2} sx={{ maxWidth: 440 }}>
        <DesktopDateTimeRangePicker label="Fair, desktop" ampm={false} defaultValue={[...fair]} />
        <MobileDateTimeRangePicker label="Fair, mobile" ampm={false} defaultValue={[...fair]} />
      </Stack>
      {/* #endregion preview */}
    </LocalizationProvider>
  );
}
