import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, type DateCalendarProps } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const options: Record<string, DateCalendarProps> = {
  displayWeekNumber: { displayWeekNumber: true },
  showDaysOutsideCurrentMonth: { showDaysOutsideCurrentMonth: true },
  'fixedWeekNumber={6}': { fixedWeekNumber: 6 },
  dayOfWeekFormatter: { dayOfWeekFormatter: (day: Dayjs) => day.format('ddd') },
};

export default function WeekOptions() {
  const [selected, setSelected] = React.useState(['displayWeekNumber']);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <Stack>
          {Object.keys(options).map((name) => (
            <FormControlLabel
              key={name}
              label={name}
              control={<Switch checked={selected.includes(name)} />}
              onChange={(_, checked) =>
                setSelected((names) => (checked ? [...names, name] : names.filter((other) => other !== name)))
              }
            />
          ))}
        </Stack>
        <DateCalendar
          defaultValue={dayjs('2026-05-11')}
          {...Object.assign({}, ...selected.map((name) => options[name]))}
          // The default color of week numbers has too little contrast.
          sx={{ m: 0, '& .MuiDayCalendar-weekNumber': { color: 'text.secondary' } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
