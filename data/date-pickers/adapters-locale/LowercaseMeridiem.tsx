import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

// #region preview
const dateFormats = {
  meridiem: 'a',
  fullTime12h: 'hh:mm a',
  keyboardDateTime12h: 'L hh:mm a',
};
// #endregion preview

export default function LowercaseMeridiem() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} dateFormats={dateFormats}>
      <TimePicker label="Opening" defaultValue={dayjs('2026-05-12T15:30')} />
    </LocalizationProvider>
  );
}
