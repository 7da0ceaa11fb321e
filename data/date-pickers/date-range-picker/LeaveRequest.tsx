import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

export default function LeaveRequest() {
  const [[from, to], setRange] = React.useState<DateRange<Dayjs>>([null, null]);
  const [message, setMessage] = React.useState('');
  const [result, setResult] = React.useState('');

  // #region preview
  const handleSubmit = (event: React.SyntheticEvent) => {
    event.preventDefault();
    if (!from?.isValid() || !to?.isValid() || to.isBefore(from)) {
      setMessage('Enter the first and the last day.');
      return;
    }
    setResult(`Requested: ${from.format('YYYY-MM-DD')} to ${to.format('YYYY-MM-DD')}`);
  };
  // #endregion preview

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <form noValidate onSubmit={handleSubmit}>
        <Stack spacing={2} sx={{ maxWidth: 320 }}>
          <DateRangePicker
            label="Leave"
            referenceDate={dayjs('2026-05-04')}
            value={[from, to]}
            onChange={(newRange) => {
              setRange(newRange);
              setMessage('');
            }}
            slotProps={{
              // `error: false` would hide the errors that the picker finds.
              textField: { required: true, helperText: message, error: message ? true : undefined },
            }}
          />
          <Button type="submit" variant="contained">
            Request
          </Button>
          <Typography component="output" variant="body2" sx={{ minHeight: 40 }}>
            {result}
          </Typography>
        </Stack>
      </form>
    </LocalizationProvider>
  );
}
