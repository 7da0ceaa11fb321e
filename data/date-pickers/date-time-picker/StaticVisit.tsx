import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';

export default function StaticVisit() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: 1, minHeight: 530, overflowX: 'auto' }}>
        <StaticDateTimePicker defaultValue={dayjs('2026-05-11T09:30')} />
      </Box>
    </LocalizationProvider>
  );
}
