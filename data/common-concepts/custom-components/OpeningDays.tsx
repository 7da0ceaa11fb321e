import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickerDayOwnerState } from '@mui/x-date-pickers/PickersDay';

const lateNights = ['2026-03-05', '2026-03-12', '2026-03-19', '2026-03-26'];

// #region preview
function getDayProps({ day, isDaySelected }: PickerDayOwnerState) {
  const isLate = lateNights.includes(day.format('YYYY-MM-DD'));
  return {
    title: isLate ? 'Open until 22:00' : undefined,
    sx: isLate && !isDaySelected ? { bgcolor: 'action.selected', fontWeight: 'bold' } : undefined,
  };
}
// #endregion preview

export default function OpeningDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        aria-label="Opening days of the museum"
        defaultValue={dayjs('2026-03-17')}
        slotProps={{ day: getDayProps, calendarHeader: { format: 'MMMM' } }}
      />
    </LocalizationProvider>
  );
}
