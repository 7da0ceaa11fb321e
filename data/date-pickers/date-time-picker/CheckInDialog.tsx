import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';

export default function CheckInDialog() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDateTimePicker
        label="Check-in"
        ampm={false}
        referenceDate={dayjs('2026-05-11T14:00')}
        localeText={{ toolbarTitle: 'When do you arrive?' }}
        slotProps={{
          toolbar: { toolbarFormat: 'ddd D MMM', toolbarPlaceholder: 'Day' },
          tabs: { dateIcon: <span>Date</span>, timeIcon: <span>Time</span> },
        }}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}
