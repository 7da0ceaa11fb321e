import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/pt-br';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const formatters: Record<string, ((date: Dayjs) => string) | undefined> = {
  'not set': undefined,
  dd: (date) => date.format('dd'),
  ddd: (date) => date.format('ddd'),
};

export default function WeekdayNames() {
  const [format, setFormat] = React.useState('ddd');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="pt-br">
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="dayOfWeekFormatter"
          value={format}
          onChange={(_, value: string | null) => value && setFormat(value)}
        >
          {Object.keys(formatters).map((name) => (
            <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <DateCalendar defaultValue={dayjs('2026-05-12')} dayOfWeekFormatter={formatters[format]} />
      </Stack>
    </LocalizationProvider>
  );
}
