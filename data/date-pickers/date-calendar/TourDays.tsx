import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Badge from '@mui/material/Badge';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import { fetchTours } from './tours';

const Tours = React.createContext<Record<string, number>>({});

function TourDay(props: PickersDayProps) {
  const count = React.useContext(Tours)[props.day.format('YYYY-MM-DD')];
  return (
    <Badge color="secondary" overlap="circular" badgeContent={props.outsideCurrentMonth ? 0 : count}>
      <PickersDay {...props} aria-label={count ? `${props.day.date()}, ${count} tours` : undefined} />
    </Badge>
  );
}

export default function TourDays() {
  const [month, setMonth] = React.useState('2026-05');
  const [loaded, setLoaded] = React.useState({ month: '', tours: {} });

  React.useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const tours = await fetchTours(month);
      // Ignore the answer for a month that users have left.
      if (isCurrent) {
        setLoaded({ month, tours });
      }
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [month]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Tours.Provider value={loaded.tours}>
        {/* #region preview */}
        <DateCalendar
          defaultValue={dayjs('2026-05-11')}
          loading={loaded.month !== month}
          renderLoading={() => <DayCalendarSkeleton />}
          onMonthChange={(newMonth: Dayjs) => setMonth(newMonth.format('YYYY-MM'))}
          slots={{ day: TourDay }}
        />
        {/* #endregion preview */}
      </Tours.Provider>
    </LocalizationProvider>
  );
}
