import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

export default function StaticCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: 1, overflowX: 'auto' }}>
        {/* #region preview */}
        <StaticDatePicker
          orientation="landscape"
          defaultValue={dayjs('2026-03-16')}
          // There is no popup to close or cancel.
          slotProps={{ actionBar: { actions: [] } }}
        />
        {/* #endregion preview */}
      </Box>
    </LocalizationProvider>
  );
}
