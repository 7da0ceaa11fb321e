import * as React from 'react';
import dayjs from 'dayjs';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

type Views = Pick<DatePickerProps, 'label' | 'views' | 'openTo' | 'yearsOrder'>;

const examples: Record<string, Views> = {
  'Year and day (default)': { label: 'Appointment', views: ['year', 'day'] },
  'Date of birth': {
    label: 'Date of birth',
    views: ['year', 'month', 'day'],
    openTo: 'year',
    yearsOrder: 'desc',
  },
  'Year and month': { label: 'Expires', views: ['year', 'month'], openTo: 'month' },
  'Year only': { label: 'Vintage', views: ['year'] },
};

export default function DateViews() {
  const [name, setName] = React.useState('Date of birth');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 300 }}>
        <TextField select label="Views" value={name} onChange={(event) => setName(event.target.value)}>
          {Object.keys(examples).map((option) => (
            <MenuItem key={option} value={option}>
              {option}
            </MenuItem>
          ))}
        </TextField>
        <DatePicker
          key={name}
          defaultValue={dayjs('1988-11-03')}
          maxDate={dayjs('2030-12-31')}
          {...examples[name]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
