import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function SharedValue() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2026-04-15'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        {/* #region preview */}
        <DateField label="Field" value={value} onChange={(newValue) => setValue(newValue)} />
        <DatePicker label="Picker" value={value} onChange={(newValue) => setValue(newValue)} />
        <DateCalendar value={value} onChange={(newValue) => setValue(newValue)} />
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
