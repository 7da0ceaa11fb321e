import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const festival = dayjs('2027-07-01');

export default function FestivalSlots() {
  const [slot, setSlot] = React.useState<DateRange<Dayjs>>([null, null]);
  const texts = slot.map((date) => (date?.isValid() ? date.format('YYYY-MM-DD HH:mm') : 'open'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputDateTimeRangeField
        label="Main stage"
        format="MM/DD HH:mm"
        referenceDate={festival}
        value={slot}
        onChange={(newSlot) => setSlot(newSlot)}
        helperText={texts.join(' to ')}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}
