import dayjs from 'dayjs';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function MonthButtons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        views={['year', 'month']}
        openTo="month"
        minDate={dayjs('2021-01-01')}
        maxDate={dayjs('2026-12-31')}
        defaultValue={dayjs('2026-05-01')}
        // #region preview
        slots={{ switchViewIcon: ExpandMoreIcon }}
        slotProps={{
          switchViewButton: { color: 'primary' },
          monthButton: ({ isMonthSelected }) => ({
            sx: { borderRadius: 1, fontWeight: isMonthSelected ? 'bold' : undefined },
          }),
          yearButton: { sx: { borderRadius: 1 } },
        }}
        // #endregion preview
      />
    </LocalizationProvider>
  );
}
