import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const weekend: DateRange<Dayjs> = [dayjs('2026-05-15T16:00'), dayjs('2026-05-17T10:00')];

// #region preview
function getHours([from, to]: DateRange<Dayjs>) {
  if (!from?.isValid() || !to?.isValid() || to.isBefore(from)) {
    return 0;
  }
  return Math.ceil(to.diff(from, 'minute') / 60);
}
// #endregion preview

export default function RentalPrice() {
  const [rental, setRental] = React.useState(weekend);
  const hours = getHours(rental);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputDateTimeRangeField
        label="Van"
        ampm={false}
        value={rental}
        onChange={(newRental) => setRental(newRental)}
        helperText={hours > 0 ? `${hours} hours, $${hours * 12}` : 'Enter a start and a later end'}
        sx={{ width: 360, maxWidth: 1 }}
      />
    </LocalizationProvider>
  );
}
