import type * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';

const swapped: Record<string, string> = { PageUp: 'PageDown', PageDown: 'PageUp' };

function MonthKeysDay({ onKeyDown, ...other }: PickersDayProps) {
  return (
    <PickersDay
      {...other}
      onKeyDown={(event, day) => {
        const key = swapped[event.key] ?? event.key;
        // The same event with another key.
        const copy: React.KeyboardEvent<HTMLButtonElement> = Object.create(event, { key: { value: key } });
        onKeyDown?.(copy, day);
      }}
    />
  );
}

export default function PageKeys() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar defaultValue={dayjs('2026-04-15')} slots={{ day: MonthKeysDay }} />
    </LocalizationProvider>
  );
}
