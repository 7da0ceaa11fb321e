import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  invalidDate: 'Enter a day that exists, and four digits for the year.',
  minDate: 'Enter a year from 1920 on.',
  maxDate: 'Drivers must be born on 1 May 2008 or earlier.',
};

export default function DriverAge() {
  const [error, setError] = React.useState<DateValidationError>(null);
  const [isEditing, setIsEditing] = React.useState(false);
  const message = error && !isEditing ? (messages[error] ?? error) : '';
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Driver's date of birth"
        defaultValue={dayjs('2008-05-02')}
        minDate={dayjs('1920-01-01')}
        maxDate={dayjs('2008-05-01')}
        onError={(newError) => setError(newError)}
        onFocus={() => setIsEditing(true)}
        onBlur={() => setIsEditing(false)}
        // Not red while users type. Then the field decides.
        error={isEditing ? false : undefined}
        helperText={message || ' '}
        sx={{ width: 320 }}
      />
    </LocalizationProvider>
  );
}
