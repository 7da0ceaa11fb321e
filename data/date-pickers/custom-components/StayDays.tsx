import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { DateRangePickerDay, type DateRangePickerDayProps } from '@mui/x-date-pickers-pro/DateRangePickerDay';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

function StayDay(props: DateRangePickerDayProps) {
  const { day, isStartOfHighlighting, isEndOfHighlighting } = props;
  return (
    // #region preview
    <DateRangePickerDay {...props}>
      <Box sx={{ lineHeight: 1.1 }}>
        {day.date()}
        {isStartOfHighlighting && <Box sx={{ fontSize: 10 }}>in</Box>}
        {isEndOfHighlighting && <Box sx={{ fontSize: 10 }}>out</Box>}
      </Box>
    </DateRangePickerDay>
    // #endregion preview
  );
}

export default function StayDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        calendars={1}
        defaultValue={[dayjs('2026-05-12'), dayjs('2026-05-15')]}
        slots={{ day: StayDay }}
      />
    </LocalizationProvider>
  );
}
