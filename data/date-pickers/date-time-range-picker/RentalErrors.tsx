import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateTimeRangeValidationError } from '@mui/x-date-pickers-pro/models';

export default function RentalErrors() {
  // #region preview
  const [[startError, endError], setErrors] = React.useState<DateTimeRangeValidationError>([null, null]);
  let message = '';
  if (startError === 'invalidRange') {
    message = 'The return must be after the pickup.';
  } else if (startError || endError) {
    message = 'Rentals are possible from 6 May, 8:00, to 31 May, 18:00.';
  }
  // #endregion preview

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        label="Rental"
        ampm={false}
        defaultValue={[dayjs('2026-05-07T10:00'), dayjs('2026-05-08T09:00')]}
        minDateTime={dayjs('2026-05-06T08:00')}
        maxDateTime={dayjs('2026-05-31T18:00')}
        onError={setErrors}
        slotProps={{ textField: { helperText: message || ' ' } }}
        sx={{ width: 440, maxWidth: 1 }}
      />
    </LocalizationProvider>
  );
}
