import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';

export default function StaticClock() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: 1, overflowX: 'auto' }}>
        {/* #region preview */}
        <StaticTimePicker
          orientation="landscape"
          defaultValue={dayjs('2026-05-04T09:30')}
          // There is no popup to close or cancel.
          slotProps={{ actionBar: { actions: [] } }}
        />
        {/* #endregion preview */}
      </Box>
    </LocalizationProvider>
  );
}
