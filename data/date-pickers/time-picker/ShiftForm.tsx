import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import type { TimeValidationError } from '@mui/x-date-pickers/models';

const toDayjs = (text: string) => dayjs(`2026-05-04T${text}`);

export default function ShiftForm() {
  const [start, setStart] = React.useState<Dayjs | null>(toDayjs('08:00'));
  const [error, setError] = React.useState<TimeValidationError>(null);
  const [result, setResult] = React.useState('');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const sent = new FormData(event.currentTarget).get('start');
          setResult(error || !start ? 'Not sent' : `FormData: ${sent}. State: ${start.format('HH:mm')}.`);
        }}
      >
        <Stack spacing={2} sx={{ maxWidth: 300 }}>
          <TimePicker
            name="start"
            label="Start of the shift"
            value={start}
            onChange={(newStart) => setStart(newStart)}
            minTime={toDayjs('06:00')}
            maxTime={toDayjs('22:00')}
            minutesStep={15}
            onError={(newError) => setError(newError)}
            slotProps={{
              textField: {
                required: true,
                helperText: error === 'minutesStep' ? 'Every quarter of an hour' : 'From 6:00 AM to 10:00 PM',
              },
            }}
          />
          <Button type="submit" variant="contained">
            Save
          </Button>
          <Typography component="output" variant="body2" sx={{ minHeight: 40 }}>
            {result}
          </Typography>
        </Stack>
      </form>
    </LocalizationProvider>
  );
}
