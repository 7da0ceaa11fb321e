import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import type { TimeRangeValidationError } from '@mui/x-date-pickers-pro/models';

const messages: Partial<Record<NonNullable<TimeRangeValidationError[number]>, string>> = {
  minTime: 'The building opens at 08:00.',
  maxTime: 'The building closes at 20:00.',
  invalidRange: 'The end is before the start.',
};

export default function RoomHours() {
  const [errors, setErrors] = React.useState<TimeRangeValidationError>([null, null]);
  const error = errors[0] ?? errors[1];
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <SingleInputTimeRangeField
        label="Meeting room"
        ampm={false}
        defaultValue={[dayjs('2026-05-11T09:00'), dayjs('2026-05-11T11:00')]}
        minTime={dayjs('2026-05-11T08:00')}
        maxTime={dayjs('2026-05-11T20:00')}
        onError={(newErrors) => setErrors(newErrors)}
        helperText={error ? (messages[error] ?? error) : '08:00 to 20:00'}
        sx={{ width: 280 }}
      />
      {/* #endregion preview */}
    </LocalizationProvider>
  );
}
