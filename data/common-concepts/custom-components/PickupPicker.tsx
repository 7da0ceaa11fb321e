import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { usePickerActionsContext, usePickerContext } from '@mui/x-date-pickers/hooks';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { DatePickerToolbarProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const today = dayjs('2026-03-16');

// #region preview
function PickupToolbar({ className }: DatePickerToolbarProps) {
  const { value } = usePickerContext();
  return (
    <Box className={className} sx={{ p: 2, pb: 0 }}>
      <Typography variant="body2">Ready for pickup</Typography>
      <Typography variant="h5" component="p">
        {value ? value.format('dddd, D MMMM') : 'Choose a day'}
      </Typography>
    </Box>
  );
}
// #endregion preview

function PickupActions({ className }: PickersActionBarProps) {
  const { setValue } = usePickerActionsContext();
  const choose = (days: number) => setValue(today.add(days, 'day'), { changeImportance: 'set' });
  return (
    <Stack className={className} direction="row" sx={{ p: 1, justifyContent: 'center' }}>
      <Button onClick={() => choose(1)}>Tomorrow</Button>
      <Button onClick={() => choose(7)}>In a week</Button>
    </Stack>
  );
}

export default function PickupPicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        orientation="portrait"
        defaultValue={today.add(2, 'day')}
        minDate={today}
        slots={{ toolbar: PickupToolbar, actionBar: PickupActions }}
      />
    </LocalizationProvider>
  );
}
