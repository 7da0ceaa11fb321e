import dayjs from 'dayjs';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import FirstPageIcon from '@mui/icons-material/FirstPage';
import LastPageIcon from '@mui/icons-material/LastPage';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';

const flip = { '[dir="rtl"] &': { transform: 'scaleX(-1)' } };

function ArrowHeader(props: PickersCalendarHeaderProps) {
  const { currentMonth, onMonthChange, minDate, maxDate, labelId } = props;
  const adapter = usePickerAdapter();
  // #region preview
  const renderArrow = (label: string, Icon: typeof FirstPageIcon, months: number) => {
    const month = adapter.addMonths(currentMonth, months);
    const isOutside =
      adapter.isBefore(adapter.endOfMonth(month), minDate) ||
      adapter.isAfter(adapter.startOfMonth(month), maxDate);
    return (
      <IconButton aria-label={label} disabled={isOutside} onClick={() => onMonthChange(month)}>
        <Icon sx={flip} />
      </IconButton>
    );
  };
  // #endregion preview

  return (
    <Stack direction="row" sx={{ p: 1, alignItems: 'center', justifyContent: 'space-between' }}>
      {renderArrow('Previous year', FirstPageIcon, -12)}
      {renderArrow('Previous month', ChevronLeftIcon, -1)}
      <Typography id={labelId} aria-live="polite" sx={{ flexGrow: 1, textAlign: 'center' }}>
        {adapter.formatByString(currentMonth, 'MMM YYYY')}
      </Typography>
      {renderArrow('Next month', ChevronRightIcon, 1)}
      {renderArrow('Next year', LastPageIcon, 12)}
    </Stack>
  );
}

export default function YearArrows() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        views={['day']}
        minDate={dayjs('2025-06-01')}
        maxDate={dayjs('2027-12-31')}
        defaultValue={dayjs('2026-05-11')}
        slots={{ calendarHeader: ArrowHeader }}
      />
    </LocalizationProvider>
  );
}
