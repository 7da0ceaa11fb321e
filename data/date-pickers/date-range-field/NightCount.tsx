import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

export default function NightCount() {
  const [nights, setNights] = React.useState(4);
  const [stay, setStay] = React.useState<DateRange<Dayjs>>([dayjs('2026-05-11'), dayjs('2026-05-15')]);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputDateRangeField
        label="Stay"
        // #region preview
        value={stay}
        onChange={([from, to], { validationError }) => {
          setStay([from, to]);
          const hasNoError = validationError.every((reason) => reason === null);
          setNights(from && to && hasNoError ? to.diff(from, 'day') : 0);
        }}
        // #endregion preview
        helperText={nights > 0 ? `${nights} nights` : 'Enter an arrival and a later departure'}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}
