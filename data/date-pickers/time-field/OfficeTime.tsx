import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import type { TimeValidationError } from '@mui/x-date-pickers/models';

const messages: Partial<Record<NonNullable<TimeValidationError>, string>> = {
  minTime: 'The office opens at 09:00.',
  maxTime: 'The last appointment is at 17:30.',
};

export default function OfficeTime() {
  const [error, setError] = React.useState<TimeValidationError>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <TimeField
        label="Appointment"
        ampm={false}
        minTime={dayjs('2026-05-11T09:00')}
        maxTime={dayjs('2026-05-11T17:30')}
        onError={(newError) => setError(newError)}
        helperText={error ? (messages[error] ?? error) : '09:00 to 17:30'}
        sx={{ width: 280 }}
      />
      {/* #endregion preview */}
    </LocalizationProvider>
  );
}
