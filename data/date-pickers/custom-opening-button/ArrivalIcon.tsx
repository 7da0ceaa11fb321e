import dayjs from 'dayjs';
import FlightLandIcon from '@mui/icons-material/FlightLand';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ArrivalIcon() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Arrival"
        defaultValue={dayjs('2026-05-11')}
        slots={{ openPickerIcon: FlightLandIcon }}
      />
    </LocalizationProvider>
  );
}
