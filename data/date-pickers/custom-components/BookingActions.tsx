import * as React from 'react';
import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { usePickerActionsContext, usePickerContext } from '@mui/x-date-pickers/hooks';

// #region preview
function BookingBar({ className }: PickersActionBarProps) {
  const { value } = usePickerContext();
  const { acceptValueChanges, cancelValueChanges } = usePickerActionsContext();
  return (
    <Stack className={className} direction="row" sx={{ p: 2, pt: 0, justifyContent: 'space-between' }}>
      <Button onClick={cancelValueChanges}>Undo</Button>
      <Button variant="contained" disabled={value === null} onClick={acceptValueChanges}>
        <span>{value === null ? 'Choose a day' : `Book ${value.format('D MMMM')}`}</span>
      </Button>
    </Stack>
  );
}
// #endregion preview

export default function BookingActions() {
  const [booked, setBooked] = React.useState('nothing');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <StaticDatePicker
          orientation="portrait"
          defaultValue={dayjs('2026-05-11')}
          onAccept={(date) => setBooked(date === null ? 'nothing' : date.format('D MMMM'))}
          slots={{ actionBar: BookingBar }}
          slotProps={{ toolbar: { hidden: true } }}
        />
        <Typography role="status">{`Booked: ${booked}`}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
