import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  invalidDate: 'Enter a date that exists.',
  minDate: 'Enter 4 May 2026 or a later day.',
};

export default function RepairForm() {
  const [day, setDay] = React.useState<Dayjs | null>(null);
  const [error, setError] = React.useState<DateValidationError>(null);
  const [showErrors, setShowErrors] = React.useState(false);
  const [sent, setSent] = React.useState('');
  const message = (error && (messages[error] ?? error)) ?? (day === null ? 'Enter a complete date.' : '');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <form
        noValidate
        onSubmit={(event) => {
          // #region preview
          event.preventDefault();
          setShowErrors(true);
          if (message || !day) {
            // The first section of the field.
            event.currentTarget.querySelector<HTMLElement>('[role="spinbutton"]')?.focus();
            return;
          }
          setSent(`Sent: ${day.format('YYYY-MM-DD')}`);
          // #endregion preview
        }}
        onReset={() => {
          setDay(null);
          setShowErrors(false);
          setSent('');
        }}
      >
        <Stack spacing={2} sx={{ maxWidth: 300 }}>
          <DatePicker
            label="Day of the repair"
            value={day}
            onChange={(newDay) => setDay(newDay)}
            minDate={dayjs('2026-05-04')}
            onError={(newError) => setError(newError)}
            slotProps={{
              textField: {
                required: true,
                error: showErrors && message !== '',
                helperText: showErrors && message ? message : ' ',
              },
            }}
          />
          <Stack direction="row" spacing={1}>
            <Button type="submit" variant="contained">
              Book
            </Button>
            <Button type="reset">Reset</Button>
          </Stack>
          <Typography component="output" variant="body2" sx={{ minHeight: 20 }}>
            {sent}
          </Typography>
        </Stack>
      </form>
    </LocalizationProvider>
  );
}
