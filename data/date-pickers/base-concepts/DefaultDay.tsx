import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function DefaultDay() {
  const [time, setTime] = React.useState<Dayjs | null>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ maxWidth: 320 }}>
        {/* #region preview */}
        <TimeField
          label="Start"
          referenceDate={dayjs('2030-04-15')}
          value={time}
          onChange={(newTime) => setTime(newTime)}
        />
        {/* #endregion preview */}
        <Typography component="output" variant="body2">
          {`Value: ${time?.isValid() ? time.format('YYYY-MM-DD HH:mm') : 'null'}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
