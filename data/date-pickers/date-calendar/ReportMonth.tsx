import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ReportMonth() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2026-05-01'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: 320, maxWidth: 1, alignItems: 'center' }}>
        <DateCalendar
          views={['year', 'month']}
          openTo="month"
          minDate={dayjs('2021-01-01')}
          maxDate={dayjs('2026-12-31')}
          value={value}
          onChange={(newValue) => setValue(newValue)}
          slots={{ switchViewIcon: ExpandMoreIcon }}
          slotProps={{
            calendarHeader: { sx: { my: 0 } },
            switchViewButton: { color: 'primary' },
            monthButton: ({ isMonthSelected }) => ({
              sx: { borderRadius: 1, fontWeight: isMonthSelected ? 'bold' : undefined },
            }),
            yearButton: { sx: { borderRadius: 1 } },
          }}
          sx={{ height: 260 }}
        />
        <Box component="output" sx={{ typography: 'body2' }}>
          <Typography variant="inherit">{`Report of ${value?.format('MMMM YYYY')}`}</Typography>
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
