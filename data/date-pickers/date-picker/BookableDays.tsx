import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  invalidDate: 'This date does not exist.',
  minDate: 'Bookings open on 2 March 2026.',
  maxDate: 'Bookings close on 30 June 2026.',
  shouldDisableDate: 'We are closed on Sundays.',
};

const isSunday = (day: Dayjs) => day.day() === 0;

export default function BookableDays() {
  const [error, setError] = React.useState<DateValidationError>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DatePicker
        label="Booking"
        defaultValue={dayjs('2026-03-15')}
        minDate={dayjs('2026-03-02')}
        maxDate={dayjs('2026-06-30')}
        shouldDisableDate={isSunday}
        onError={(newError) => setError(newError)}
        slotProps={{
          textField: { helperText: error ? messages[error] : 'Monday to Saturday' },
        }}
        sx={{ width: 300 }}
      />
      {/* #endregion preview */}
    </LocalizationProvider>
  );
}
