import type * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';

type DayKeyEvent = React.KeyboardEvent<HTMLButtonElement>;

const swapped: Record<string, string | undefined> = { PageUp: 'PageDown', PageDown: 'PageUp' };

/** The same event with a different key. */
function withKey(event: DayKeyEvent, key = event.key): DayKeyEvent {
  return Object.create(event, { key: { value: key } });
}

// #region preview
function MonthKeysDay({ onKeyDown, ...other }: PickersDayProps) {
  return (
    <PickersDay {...other} onKeyDown={(event, day) => onKeyDown?.(withKey(event, swapped[event.key]), day)} />
  );
}
// #endregion preview

export default function PageKeys() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar defaultValue={dayjs('2026-04-15')} slots={{ day: MonthKeysDay }} />
    </LocalizationProvider>
  );
}
