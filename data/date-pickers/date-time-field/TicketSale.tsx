import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';

const messages: Partial<Record<NonNullable<DateTimeValidationError>, string>> = {
  minDate: 'The sale starts on 4 May at 10:00.',
  minTime: 'The sale starts on 4 May at 10:00.',
  maxDate: 'The sale ends on 29 May at 18:00.',
  maxTime: 'The sale ends on 29 May at 18:00.',
};

export default function TicketSale() {
  const [error, setError] = React.useState<DateTimeValidationError>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DateTimeField
        label="Send the reminder at"
        ampm={false}
        defaultValue={dayjs('2026-05-04T08:00')}
        minDateTime={dayjs('2026-05-04T10:00')}
        maxDateTime={dayjs('2026-05-29T18:00')}
        onError={(newError) => setError(newError)}
        helperText={error ? (messages[error] ?? error) : '4 to 29 May 2026'}
        sx={{ width: 280 }}
      />
      {/* #endregion preview */}
    </LocalizationProvider>
  );
}
