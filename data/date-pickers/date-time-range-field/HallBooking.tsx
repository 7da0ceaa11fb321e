import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import type { DateTimeRangeValidationError } from '@mui/x-date-pickers-pro/models';

const messages: Partial<Record<NonNullable<DateTimeRangeValidationError[number]>, string>> = {
  minDate: 'The hall is free from 4 May at 10:00.',
  minTime: 'The hall is free from 4 May at 10:00.',
  maxDate: 'The hall is free until 29 May at 18:00.',
  maxTime: 'The hall is free until 29 May at 18:00.',
  invalidRange: 'The end is before the start.',
};

export default function HallBooking() {
  const [errors, setErrors] = React.useState<DateTimeRangeValidationError>([null, null]);
  const error = errors[0] ?? errors[1];
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <SingleInputDateTimeRangeField
        label="Town hall"
        ampm={false}
        defaultValue={[dayjs('2026-05-04T08:00'), dayjs('2026-05-29T18:00')]}
        minDateTime={dayjs('2026-05-04T10:00')}
        maxDateTime={dayjs('2026-05-29T18:00')}
        onError={(newErrors) => setErrors(newErrors)}
        helperText={error ? (messages[error] ?? error) : '4 to 29 May 2026'}
        sx={{ width: 360, maxWidth: 1 }}
      />
      {/* #endregion preview */}
    </LocalizationProvider>
  );
}
