import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';

export default function MaintenanceWindow() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputDateTimeRangeField
        label="Maintenance"
        helperText="For example 05/11/2026 10:00 PM – 05/12/2026 02:00 AM"
        sx={{ width: 420, maxWidth: 1 }}
      />
    </LocalizationProvider>
  );
}
