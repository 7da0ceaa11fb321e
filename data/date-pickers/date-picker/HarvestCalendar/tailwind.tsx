import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const card =
  'rounded-xl border border-solid border-(--mui-palette-divider) bg-(--mui-palette-background-paper)';

const days = [
  '[&_.MuiDayCalendar-weekDayLabel]:font-bold',
  '[&_.MuiDayCalendar-weekDayLabel]:text-(--mui-palette-primary-main)',
  '[&_.MuiPickersDay-root]:rounded-lg',
].join(' ');

export default function HarvestCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2026-09-16')}
        referenceDate={dayjs('2026-09-16')}
        disableHighlightToday
        className={`${card} ${days}`}
      />
    </LocalizationProvider>
  );
}
