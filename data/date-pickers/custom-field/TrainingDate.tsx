import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function TrainingDate() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Training"
        defaultValue={dayjs('2026-05-11')}
        slotProps={{
          textField: { size: 'small', variant: 'filled', helperText: 'Mondays, 9 a.m.' },
        }}
      />
    </LocalizationProvider>
  );
}
