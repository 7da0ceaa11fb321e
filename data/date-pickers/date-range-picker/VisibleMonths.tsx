import * as React from 'react';
import dayjs from 'dayjs';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

const counts = [1, 2, 3] as const;
type Count = (typeof counts)[number];

export default function VisibleMonths() {
  const [calendars, setCalendars] = React.useState<Count>(2);
  const [position, setPosition] = React.useState<Count>(1);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 300 }}>
        <TextField
          select
          size="small"
          label="calendars"
          value={calendars}
          onChange={(event) => {
            const newCount = Number(event.target.value) as Count;
            setCalendars(newCount);
            setPosition(Math.min(position, newCount) as Count);
          }}
        >
          {counts.map((count) => (
            <MenuItem key={count} value={count}>
              {count}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="currentMonthCalendarPosition"
          value={position}
          onChange={(event) => setPosition(Number(event.target.value) as Count)}
        >
          {counts
            .filter((count) => count <= calendars)
            .map((count) => (
              <MenuItem key={count} value={count}>
                {count}
              </MenuItem>
            ))}
        </TextField>
        <DateRangePicker
          label="Report"
          referenceDate={dayjs('2026-05-04')}
          calendars={calendars}
          currentMonthCalendarPosition={position}
        />
      </Stack>
    </LocalizationProvider>
  );
}
