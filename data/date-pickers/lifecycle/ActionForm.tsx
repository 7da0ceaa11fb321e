import * as React from 'react';
import type { Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

interface Result {
  bookings: number;
  message: string;
}

// On a server, validate the text again.
async function book(previous: Result, data: FormData): Promise<Result> {
  const day = data.get('day');
  return day
    ? { bookings: previous.bookings + 1, message: `Booked: ${day}` }
    : { ...previous, message: 'Enter a complete date.' };
}

// #region preview
function DayInput() {
  const [day, setDay] = React.useState<Dayjs | null>(null);
  return (
    <React.Fragment>
      <DatePicker label="Day of travel" value={day} onChange={(newDay) => setDay(newDay)} />
      <input type="hidden" name="day" value={day?.isValid() ? day.format('YYYY-MM-DD') : ''} />
    </React.Fragment>
  );
}
// #endregion preview

export default function ActionForm() {
  const [result, action, isPending] = React.useActionState(book, { bookings: 0, message: '' });
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <form action={action}>
        <Stack spacing={2} sx={{ maxWidth: 300 }}>
          {/* The key empties the picker after each booking. */}
          <DayInput key={result.bookings} />
          <Button type="submit" variant="contained" disabled={isPending}>
            Book
          </Button>
          <Typography component="output" variant="body2" sx={{ minHeight: 20 }}>
            {result.message}
          </Typography>
        </Stack>
      </form>
    </LocalizationProvider>
  );
}
