import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, type DateCalendarProps } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export const controls = {
  look: {
    of: 'DateCalendar',
    title: { en: 'Views', zh: '视图' },
    defaults: { views: ['year', 'day'], openTo: 'day', displayWeekNumber: false },
    props: [
      'views',
      'openTo',
      'displayWeekNumber',
      'fixedWeekNumber',
      'showDaysOutsideCurrentMonth',
      'disableHighlightToday',
      'monthsPerRow',
      'yearsPerRow',
      'yearsOrder',
      'loading',
    ],
  },
  days: {
    of: 'DateCalendar',
    title: { en: 'Valid days', zh: '有效日期' },
    props: [
      'defaultValue',
      'referenceDate',
      'minDate',
      'maxDate',
      'disablePast',
      'disableFuture',
      'disabled',
      'readOnly',
    ],
  },
};

interface ArrivalDayProps {
  look?: DateCalendarProps;
  days?: DateCalendarProps;
}

export default function ArrivalDay({ look, days }: ArrivalDayProps) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar defaultValue={dayjs('2026-05-11')} {...look} {...days} />
    </LocalizationProvider>
  );
}
