import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';

interface FareDayProps extends PickersDayProps {
  fares?: Record<string, number>;
}

// #region preview
function FareDay({ fares, ...props }: FareDayProps) {
  const { day } = props;
  const fare = fares?.[day.format('YYYY-MM-DD')];
  return (
    <PickersDay {...props}>
      <Box sx={{ lineHeight: 1.2 }}>
        {day.date()}
        {fare !== undefined && <Box sx={{ fontSize: 10 }}>{`${fare} €`}</Box>}
      </Box>
    </PickersDay>
  );
}
// #endregion preview

const fareDayProps: Partial<FareDayProps> = {
  fares: { '2026-05-13': 89, '2026-05-14': 64, '2026-05-20': 52, '2026-05-27': 71 },
};

export default function FareDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2026-05-11')}
        slots={{ day: FareDay }}
        slotProps={{ day: fareDayProps }}
      />
    </LocalizationProvider>
  );
}
