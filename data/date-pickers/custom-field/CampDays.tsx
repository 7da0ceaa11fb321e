import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';

export default function CampDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: 420 }}>
        {/* #region preview */}
        <DateRangePicker
          defaultValue={[dayjs('2026-07-06'), dayjs('2026-07-10')]}
          localeText={{ start: 'First day', end: 'Last day' }}
          slots={{ field: MultiInputDateRangeField }}
          slotProps={{ field: { dateSeparator: '→' } }}
        />
        {/* #endregion preview */}
      </Box>
    </LocalizationProvider>
  );
}
