import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange, DateRangeValidationError } from '@mui/x-date-pickers-pro/models';

const messages: Record<string, string> = {
  invalidDate: 'This date does not exist.',
  invalidRange: 'The end is before the start.',
  minDate: 'We open on 4 May 2026.',
  shouldDisableDate: 'Stay at most 14 nights.',
};

export default function FortnightRange() {
  const [stay, setStay] = React.useState<DateRange<Dayjs>>([dayjs('2026-05-12'), dayjs('2026-05-16')]);
  const [[startError, endError], setErrors] = React.useState<DateRangeValidationError>([null, null]);
  const [start] = stay;
  const reason = startError ?? endError;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DateRangePicker
        label="Stay"
        value={stay}
        onChange={(newStay) => setStay(newStay)}
        minDate={dayjs('2026-05-04')}
        shouldDisableDate={(day, position) =>
          position === 'end' && start !== null && start.isValid() && day.diff(start, 'day') > 14
        }
        onError={(newErrors) => setErrors(newErrors)}
        slotProps={{ textField: { helperText: reason ? messages[reason] : 'At most 14 nights' } }}
        sx={{ width: 300, maxWidth: 1 }}
      />
      {/* #endregion preview */}
    </LocalizationProvider>
  );
}
