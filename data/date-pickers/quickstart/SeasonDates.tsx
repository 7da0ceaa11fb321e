import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const opening = dayjs('2026-05-01');
const closing = dayjs('2026-10-04');
const isMonday = (day: Dayjs) => day.day() === 1;

function explain(error: DateValidationError) {
  switch (error) {
    case null:
      return 'Open from 1 May to 4 October, closed on Mondays';
    case 'minDate':
      return `The first night is ${opening.format('D MMMM YYYY')}`;
    case 'maxDate':
      return `The last night is ${closing.format('D MMMM YYYY')}`;
    case 'shouldDisableDate':
      return 'Closed on Mondays';
    default:
      return 'This date does not exist';
  }
}

export default function SeasonDates() {
  // The value below is a Monday.
  const [error, setError] = React.useState<DateValidationError>('shouldDisableDate');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Arrival"
        defaultValue={dayjs('2026-05-11')}
        // #region preview
        minDate={opening}
        maxDate={closing}
        shouldDisableDate={isMonday}
        onError={(newError) => setError(newError)}
        slotProps={{ textField: { helperText: explain(error) } }}
        // #endregion preview
        sx={{ maxWidth: 300 }}
      />
    </LocalizationProvider>
  );
}
