import * as React from 'react';
import type { Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function TravelForm() {
  const [date, setDate] = React.useState<Dayjs | null>(null);
  const [message, setMessage] = React.useState('');
  const [result, setResult] = React.useState('');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!date?.isValid()) {
            setMessage('Enter the day of travel.');
            return;
          }
          const sent = new FormData(event.currentTarget).get('travelDate');
          setResult(`FormData: ${sent}. State: ${date.format('YYYY-MM-DD')}.`);
        }}
      >
        <Stack spacing={2} sx={{ maxWidth: 300 }}>
          <DatePicker
            name="travelDate"
            label="Day of travel"
            value={date}
            onChange={(value) => {
              setDate(value);
              setMessage('');
            }}
            slotProps={{
              // `error: false` would hide the errors that the picker finds.
              textField: { required: true, helperText: message, ...(message && { error: true }) },
            }}
          />
          <Button type="submit" variant="contained">
            Continue
          </Button>
          <Typography component="output" variant="body2" sx={{ minHeight: 40 }}>
            {result}
          </Typography>
        </Stack>
      </form>
    </LocalizationProvider>
  );
}
