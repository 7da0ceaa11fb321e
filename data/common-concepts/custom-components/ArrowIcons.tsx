import dayjs from 'dayjs';
import EastIcon from '@mui/icons-material/East';
import WestIcon from '@mui/icons-material/West';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ArrowIcons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2026-05-12')}
        slots={{ leftArrowIcon: WestIcon, rightArrowIcon: EastIcon }}
        slotProps={{ calendarHeader: { format: 'MMMM' } }}
      />
    </LocalizationProvider>
  );
}
