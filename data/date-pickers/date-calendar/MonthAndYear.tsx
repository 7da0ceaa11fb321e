import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';

const limits = { minDate: dayjs('2019-03-01'), maxDate: dayjs('2026-10-31') };

export default function MonthAndYear() {
  const id = React.useId();
  const [value, setValue] = React.useState<Dayjs>(dayjs('2026-05-01'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 3 }}>
        <Box>
          <Typography id={`${id}-year`} variant="subtitle2" component="p">
            Year
          </Typography>
          <YearCalendar
            {...limits}
            gridLabelId={`${id}-year`}
            yearsOrder="desc"
            yearsPerRow={4}
            sx={{ height: 'auto', alignContent: 'start' }}
            value={value}
            onChange={setValue}
          />
        </Box>
        <Box>
          <Typography id={`${id}-month`} variant="subtitle2" component="p">
            Month
          </Typography>
          <MonthCalendar
            {...limits}
            gridLabelId={`${id}-month`}
            monthsPerRow={4}
            value={value}
            onChange={setValue}
          />
        </Box>
        <Typography component="output" variant="body2" sx={{ width: 1 }}>
          {`Report of ${value.format('MMMM YYYY')}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
