import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const almostFull = ['2026-04-17', '2026-04-18', '2026-04-24'];

const dot = {
  position: 'absolute',
  bottom: 3,
  width: 6,
  height: 6,
  borderRadius: '50%',
  content: '""',
  backgroundColor: 'currentColor',
};

export default function DayNames() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2026-04-15')}
        slotProps={{
          // #region preview
          day: ({ day }) => {
            const isMarked = almostFull.includes(day.format('YYYY-MM-DD'));
            return {
              'aria-label': `${day.format('dddd, MMMM D')}${isMarked ? ', almost full' : ''}`,
              sx: isMarked ? { '&::after': dot } : undefined,
            };
          },
          // #endregion preview
        }}
      />
    </LocalizationProvider>
  );
}
