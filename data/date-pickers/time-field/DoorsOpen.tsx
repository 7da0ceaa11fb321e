import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function DoorsOpen() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeField label="Doors open" helperText="For example 07:30 PM" />
    </LocalizationProvider>
  );
}
