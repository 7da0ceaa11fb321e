import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Badge from '@mui/material/Badge';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import { deliveryDays } from './data';

const isDelivery = (day: Dayjs) =>
  day.isSame(dayjs('2026-06-01'), 'month') && deliveryDays.includes(day.date());

function DeliveryDay(props: PickersDayProps) {
  const { day, outsideCurrentMonth } = props;
  return (
    <Badge
      color="secondary"
      overlap="circular"
      variant="dot"
      invisible={outsideCurrentMonth || !isDelivery(dayjs(day))}
    >
      <PickersDay {...props} />
    </Badge>
  );
}

export default function DeliveryCalendar() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2026-06-12'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        value={value}
        onChange={setValue}
        minDate={dayjs('2026-05-01')}
        maxDate={dayjs('2026-07-31')}
        slots={{ day: DeliveryDay }}
      />
    </LocalizationProvider>
  );
}
