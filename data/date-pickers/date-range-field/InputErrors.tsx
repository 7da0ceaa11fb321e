import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import type { DateRangeValidationError } from '@mui/x-date-pickers-pro/models';

const messages: Partial<Record<NonNullable<DateRangeValidationError[number]>, string>> = {
  minDate: 'Not before 4 May',
  maxDate: 'Not after 30 October',
  invalidRange: 'The end is before the start',
};

export default function InputErrors() {
  const [errors, setErrors] = React.useState<DateRangeValidationError>([null, null]);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputDateRangeField
        defaultValue={[dayjs('2026-05-02'), dayjs('2026-05-23')]}
        minDate={dayjs('2026-05-04')}
        maxDate={dayjs('2026-10-30')}
        // #region preview
        onError={(newErrors) => setErrors(newErrors)}
        slotProps={{
          textField: ({ position }) => {
            const error = errors[position === 'start' ? 0 : 1];
            const label = position === 'start' ? 'First day' : 'Last day';
            return { id: `course-${position}`, label, helperText: error ? messages[error] : ' ' };
          },
        }}
        // #endregion preview
        sx={{ maxWidth: 420 }}
      />
    </LocalizationProvider>
  );
}
