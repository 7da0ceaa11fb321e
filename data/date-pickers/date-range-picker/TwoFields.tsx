import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';

export default function TwoFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: 440 }}>
        {/* #region preview */}
        <DateRangePicker
          defaultValue={[dayjs('2026-05-11'), dayjs('2026-05-22')]}
          slots={{ field: MultiInputDateRangeField }}
        />
        {/* #endregion preview */}
      </Box>
    </LocalizationProvider>
  );
}
