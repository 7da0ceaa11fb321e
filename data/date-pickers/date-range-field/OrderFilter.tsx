import * as React from 'react';
import type { Dayjs } from 'dayjs';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const orders = [
  { customer: 'Baker & Sons', day: '2026-05-04' },
  { customer: 'Corner Café', day: '2026-05-11' },
  { customer: 'Hotel Marina', day: '2026-05-15' },
  { customer: 'Olive Garden', day: '2026-06-02' },
];

// #region preview
function getOrders([from, to]: DateRange<Dayjs>) {
  if (!from?.isValid() || !to?.isValid()) {
    return orders;
  }
  const first = from.format('YYYY-MM-DD');
  const last = to.format('YYYY-MM-DD');
  return orders.filter(({ day }) => day >= first && day <= last);
}
// #endregion preview

export default function OrderFilter() {
  const [range, setRange] = React.useState<DateRange<Dayjs>>([null, null]);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: 280, minHeight: 330 }}>
        <SingleInputDateRangeField
          clearable
          label="Ordered"
          value={range}
          onChange={(newRange) => setRange(newRange)}
        />
        <List aria-label="Orders">
          {getOrders(range).map(({ customer, day }) => (
            <ListItem key={customer}>
              <ListItemText primary={customer} secondary={day} />
            </ListItem>
          ))}
        </List>
      </Stack>
    </LocalizationProvider>
  );
}
