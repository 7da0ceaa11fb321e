import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
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
  const state = { value, onChange: setValue };
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        {/* #region preview */}
        <Typography id={`${id}-year`}>Year</Typography>
        <YearCalendar
          {...state}
          {...limits}
          gridLabelId={`${id}-year`}
          yearsOrder="desc"
          sx={{ height: 'auto' }}
        />
        <Typography id={`${id}-month`}>Month</Typography>
        <MonthCalendar {...state} {...limits} gridLabelId={`${id}-month`} />
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
