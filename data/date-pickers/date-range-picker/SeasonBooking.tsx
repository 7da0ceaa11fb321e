import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRangeValidationError } from '@mui/x-date-pickers-pro/models';

const messages: Partial<Record<NonNullable<DateRangeValidationError[number]>, string>> = {
  invalidDate: 'This date does not exist.',
  minDate: 'The season begins on 4 May 2026.',
  maxDate: 'The season ends on 30 October 2026.',
  invalidRange: 'The departure is before the arrival.',
};

export default function SeasonBooking() {
  const [errors, setErrors] = React.useState<DateRangeValidationError>([null, null]);
  const error = errors[0] ?? errors[1];
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DateRangePicker
        label="Holiday home"
        defaultValue={[dayjs('2026-05-02'), dayjs('2026-05-23')]}
        minDate={dayjs('2026-05-04')}
        maxDate={dayjs('2026-10-30')}
        onError={(newErrors) => setErrors(newErrors)}
        slotProps={{ textField: { helperText: error ? messages[error] : 'May to October' } }}
        sx={{ width: 300 }}
      />
      {/* #endregion preview */}
    </LocalizationProvider>
  );
}
