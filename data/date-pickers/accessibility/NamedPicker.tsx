import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const named = { 'aria-labelledby': 'return-title' };

export default function NamedPicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: 280, maxWidth: '100%' }}>
        {/* #region preview */}
        <Typography id="return-title" variant="body2" gutterBottom>
          Return
        </Typography>
        <DesktopDatePicker
          defaultValue={dayjs('2026-04-22')}
          slotProps={{ textField: { fullWidth: true, InputProps: named }, popper: named }}
        />
        {/* #endregion preview */}
      </Box>
    </LocalizationProvider>
  );
}
