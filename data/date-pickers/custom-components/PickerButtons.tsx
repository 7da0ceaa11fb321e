import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function PickerButtons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery"
        defaultValue={dayjs('2026-05-11')}
        closeOnSelect={false}
        slotProps={{
          actionBar: { actions: ['clear', 'cancel', 'accept'] },
          day: { sx: { borderRadius: 1 } },
        }}
      />
    </LocalizationProvider>
  );
}
