import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';

export default function HiddenParts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateTimePicker
        orientation="portrait"
        defaultValue={dayjs('2026-05-11T09:30')}
        slotProps={{
          toolbar: { hidden: true },
          actionBar: { actions: [] },
        }}
      />
    </LocalizationProvider>
  );
}
