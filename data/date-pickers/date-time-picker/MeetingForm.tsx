import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const LOCAL = 'YYYY-MM-DDTHH:mm';

export default function MeetingForm() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs('2026-05-11T09:30'));
  const [end, setEnd] = React.useState<Dayjs | null>(null);
  const [result, setResult] = React.useState('');
  const firstEnd = start?.isValid() ? start.add(15, 'minute') : undefined;
  const isValid = Boolean(firstEnd && end?.isValid() && !end.isBefore(firstEnd));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const text = new FormData(event.currentTarget).get('end');
          setResult(
            isValid
              ? `FormData: ${text}. State: ${start!.format(LOCAL)}/${end!.format(LOCAL)}.`
              : 'Enter an end that is at least 15 minutes after the start.',
          );
        }}
      >
        <Stack spacing={2} sx={{ maxWidth: 320 }}>
          <DateTimePicker
            label="Start"
            name="start"
            value={start}
            onChange={(newStart) => setStart(newStart)}
            slotProps={{ textField: { required: true } }}
          />
          <DateTimePicker
            label="End"
            name="end"
            minDateTime={firstEnd}
            referenceDate={firstEnd}
            value={end}
            onChange={(newEnd) => setEnd(newEnd)}
            slotProps={{ textField: { required: true } }}
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
