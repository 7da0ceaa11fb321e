import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function VetVisit() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField label="Visit to the vet" helperText="For example 05/11/2026 09:30 AM" />
    </LocalizationProvider>
  );
}
