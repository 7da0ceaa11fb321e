import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
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
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2026-06-12T10:30'));
  const range = { minDate: dayjs('2026-05-01'), maxDate: dayjs('2026-07-31') };
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 'fit-content', maxWidth: '100%', marginX: 'auto' }}>
        <DateTimePicker label="Delivery" value={value} onChange={setValue} {...range} />
        <Stack direction={{ xs: 'column', md: 'row' }} sx={{ columnGap: 8, alignItems: 'center' }}>
          <DateCalendar value={value} onChange={setValue} slots={{ day: DeliveryDay }} {...range} />
          <TimeClock value={value} onChange={setValue} ampm />
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
