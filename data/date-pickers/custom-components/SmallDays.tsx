import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickerDay2 } from '@mui/x-date-pickers/PickerDay2';

export default function SmallDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DateCalendar
        defaultValue={dayjs('2026-05-12')}
        showDaysOutsideCurrentMonth
        slots={{ day: PickerDay2 }}
        slotProps={{
          day: { sx: { '--PickerDay-size': '28px', '--PickerDay-horizontalMargin': '6px' } },
        }}
      />
      {/* #endregion preview */}
    </LocalizationProvider>
  );
}
