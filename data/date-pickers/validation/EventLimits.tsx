import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';

export default function EventLimits() {
  const [reason, setReason] = React.useState<DateTimeValidationError>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DateTimePicker
        label="Visit to the fair"
        ampm={false}
        defaultValue={dayjs('2026-05-05T20:30')}
        minDateTime={dayjs('2026-05-04T08:00')}
        maxDateTime={dayjs('2026-05-08T18:00')}
        onError={(newReason) => setReason(newReason)}
        slotProps={{ textField: { helperText: reason ?? 'Valid' } }}
      />
      {/* #endregion preview */}
    </LocalizationProvider>
  );
}
