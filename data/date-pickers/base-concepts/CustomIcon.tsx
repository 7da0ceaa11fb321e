import dayjs from 'dayjs';
import FlightTakeoffIcon from '@mui/icons-material/FlightTakeoff';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function CustomIcon() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DesktopDatePicker
        label="Departure"
        defaultValue={dayjs('2026-04-15')}
        slots={{ openPickerIcon: FlightTakeoffIcon }}
        slotProps={{ openPickerButton: { color: 'primary' } }}
      />
      {/* #endregion preview */}
    </LocalizationProvider>
  );
}
