import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';

const Week = React.createContext<Dayjs | null>(null);

const BandDay = styled(PickersDay)(({ theme }) => ({
  borderRadius: 0,
  marginInline: 0,
  width: 40,
  '&[data-in-week]:not(.Mui-selected)': {
    backgroundColor: (theme.vars || theme).palette.action.selected,
  },
})) as React.ComponentType<PickersDayProps>;

function WeekDay(props: PickersDayProps) {
  const start = React.useContext(Week);
  const isInWeek = start !== null && props.day.isSame(start, 'week');
  return <BandDay {...props} {...(isInWeek && { 'data-in-week': true })} />;
}

export default function WeekCalendar() {
  const [value, setValue] = React.useState<Dayjs>(dayjs('2026-05-13'));
  const start = value.startOf('week');
  const text = `${start.format('D MMMM')} – ${start.add(6, 'day').format('D MMMM')}`;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: 320, maxWidth: 1, alignItems: 'center' }}>
        <Week.Provider value={start}>
          <DateCalendar
            value={value}
            onChange={(newValue) => newValue && setValue(newValue)}
            slots={{ day: WeekDay }}
            showDaysOutsideCurrentMonth
          />
        </Week.Provider>
        <Typography component="output" variant="body2">{`Week: ${text}`}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
