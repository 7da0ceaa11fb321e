import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  invalidDate: 'Enter a date that exists.',
  minDate: 'The exhibition opens on 4 May 2026.',
  maxDate: 'The exhibition closes on 29 May 2026.',
};

export default function ErrorMessage() {
  const [reason, setReason] = React.useState<DateValidationError>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DatePicker
        label="Exhibition visit"
        defaultValue={dayjs('2026-05-30')}
        minDate={dayjs('2026-05-04')}
        maxDate={dayjs('2026-05-29')}
        onError={(newReason) => setReason(newReason)}
        slotProps={{ textField: { helperText: reason ? messages[reason] : ' ' } }}
      />
      {/* #endregion preview */}
    </LocalizationProvider>
  );
}
