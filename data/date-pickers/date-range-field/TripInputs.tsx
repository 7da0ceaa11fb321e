import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';

export default function TripInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputDateRangeField
        role="group"
        aria-label="Trip"
        slotProps={{
          textField: ({ position }) => ({
            id: `trip-${position}`,
            label: position === 'start' ? 'Departure' : 'Return',
          }),
        }}
        sx={{ maxWidth: 420 }}
      />
    </LocalizationProvider>
  );
}
