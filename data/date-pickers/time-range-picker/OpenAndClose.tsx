import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

export default function OpenAndClose() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: 360 }}>
        {/* #region preview */}
        <TimeRangePicker
          ampm={false}
          localeText={{ start: 'Opens', end: 'Closes' }}
          defaultValue={[dayjs('2026-05-04T09:00'), dayjs('2026-05-04T17:00')]}
          slots={{ field: MultiInputTimeRangeField }}
        />
        {/* #endregion preview */}
      </Box>
    </LocalizationProvider>
  );
}
