import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const firstDay = dayjs('2026-05-01');

export default function BookingForm() {
  const [arrival, setArrival] = React.useState<Dayjs | null>(null);
  const [validationError, setValidationError] = React.useState<DateValidationError>(null);
  const [submitted, setSubmitted] = React.useState(false);
  const [sent, setSent] = React.useState('');
  const usable = arrival !== null && validationError === null;
  const showsMessage = submitted && !usable;

  const handleSubmit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    const guest = new FormData(event.currentTarget).get('guest');
    setSent(usable ? JSON.stringify({ guest, arrival: arrival.format('YYYY-MM-DD') }) : '');
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" noValidate onSubmit={handleSubmit} spacing={2} sx={{ maxWidth: 300 }}>
        <TextField name="guest" label="Guest" defaultValue="Ines Duarte" />
        <DatePicker
          label="Arrival"
          value={arrival}
          onChange={(newValue) => setArrival(newValue)}
          onError={(newError) => setValidationError(newError)}
          minDate={firstDay}
          referenceDate={firstDay}
          // #region preview
          slotProps={{
            textField: {
              required: true,
              helperText: showsMessage ? 'Enter a date from 1 May 2026.' : ' ',
              // `false` would hide the errors that the picker finds.
              error: showsMessage || undefined,
            },
          }}
          // #endregion preview
        />
        <Button type="submit" variant="contained">
          Book
        </Button>
        <Typography component="output" variant="body2" sx={{ minHeight: 40, overflowWrap: 'anywhere' }}>
          {sent}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
