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

  // #region preview
  const handleSubmit = (event: React.SyntheticEvent) => {
    event.preventDefault();
    setMessage(
      date?.isValid() ? `Submitted: ${date.format('YYYY-MM-DD')}` : 'Enter the complete day of travel.',
    );
  };
  // #endregion preview

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <form noValidate onSubmit={handleSubmit}>
        <Stack spacing={2} sx={{ maxWidth: 300 }}>
          <DatePicker
            label="Day of travel"
            value={date}
            onChange={(newDate) => setDate(newDate)}
            slotProps={{ textField: { required: true } }}
          />
          <Button type="submit" variant="contained">
            Continue
          </Button>
          <Typography component="output" variant="body2" sx={{ minHeight: 20 }}>
            {message}
          </Typography>
        </Stack>
      </form>
    </LocalizationProvider>
  );
}
