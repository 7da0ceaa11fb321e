import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';

const SelectedDay = React.createContext<Dayjs | null>(null);

function WeekDay(props: PickersDayProps) {
  // #region preview
  const selectedDay = React.useContext(SelectedDay);
  const isInWeek = selectedDay !== null && props.day.isSame(selectedDay, 'week');
  return (
    <PickersDay
      {...props}
      selected={isInWeek}
      aria-selected={isInWeek}
      disableMargin
      sx={{ width: 40, borderRadius: 0 }}
    />
  );
  // #endregion preview
}

export default function WeekCalendar() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2026-05-13'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SelectedDay.Provider value={value}>
        <DateCalendar
          value={value}
          onChange={(newValue) => setValue(newValue)}
          slots={{ day: WeekDay }}
          showDaysOutsideCurrentMonth
        />
      </SelectedDay.Provider>
    </LocalizationProvider>
  );
}
