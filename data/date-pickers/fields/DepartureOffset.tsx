import dayjs from 'dayjs';
import InputAdornment from '@mui/material/InputAdornment';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function DepartureOffset() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeField
        ampm={false}
        label="Departure"
        defaultValue={dayjs('2026-05-12T07:30')}
        slotProps={{
          textField: {
            InputProps: {
              startAdornment: <InputAdornment position="start">UTC+2</InputAdornment>,
            },
          },
        }}
      />
    </LocalizationProvider>
  );
}
