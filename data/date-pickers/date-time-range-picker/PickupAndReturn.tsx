import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';

export default function PickupAndReturn() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: 560 }}>
        {/* #region preview */}
        <DateTimeRangePicker
          ampm={false}
          localeText={{ start: 'Pickup', end: 'Return' }}
          defaultValue={[dayjs('2026-05-11T09:00'), dayjs('2026-05-14T17:00')]}
          slots={{ field: MultiInputDateTimeRangeField }}
        />
        {/* #endregion preview */}
      </Box>
    </LocalizationProvider>
  );
}
