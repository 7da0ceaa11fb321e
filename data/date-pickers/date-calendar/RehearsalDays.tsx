import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';

const SelectedDays = React.createContext<string[]>([]);

function MultipleDay(props: PickersDayProps) {
  const isSelected = React.useContext(SelectedDays).includes(props.day.format('YYYY-MM-DD'));
  return <PickersDay {...props} selected={isSelected} aria-selected={isSelected} />;
}

export default function RehearsalDays() {
  const [days, setDays] = React.useState(['2026-05-05', '2026-05-07']);
  const toggle = (day: string) =>
    setDays(days.includes(day) ? days.filter((other) => other !== day) : [...days, day]);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SelectedDays.Provider value={days}>
        {/* #region preview */}
        <DateCalendar
          value={null}
          referenceDate={dayjs('2026-05-05')}
          onChange={(day, selectionState) => {
            if (day !== null && selectionState === 'finish') {
              toggle(day.format('YYYY-MM-DD'));
            }
          }}
          slots={{ day: MultipleDay }}
        />
        {/* #endregion preview */}
      </SelectedDays.Provider>
    </LocalizationProvider>
  );
}
