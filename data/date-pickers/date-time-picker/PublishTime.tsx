import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function toText(value: Dayjs | null) {
  return value?.isValid() ? value.format('YYYY-MM-DDTHH:mm') : 'none';
}

export default function PublishTime() {
  const [value, setValue] = React.useState<Dayjs | null>(null);
  const [calls, setCalls] = React.useState(0);
  const [accepted, setAccepted] = React.useState<Dayjs | null>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: 1 }}>
        <DateTimePicker
          label="Publish at"
          ampm={false}
          minutesStep={15}
          timeSteps={{ minutes: 15 }}
          // Month of the empty calendar, and time of the first selected day.
          referenceDate={dayjs('2026-05-11T09:00')}
          value={value}
          onChange={(newValue) => {
            setValue(newValue);
            setCalls((count) => count + 1);
          }}
          onAccept={(newValue) => setAccepted(newValue)}
          slotProps={{ actionBar: { actions: ['clear', 'cancel', 'accept'] } }}
        />
        <Stack component="output" sx={{ typography: 'body2' }}>
          <Typography variant="inherit">{`Value: ${toText(value)}`}</Typography>
          <Typography variant="inherit">{`Calls of onChange: ${calls}`}</Typography>
          <Typography variant="inherit">{`Accepted: ${toText(accepted)}`}</Typography>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
