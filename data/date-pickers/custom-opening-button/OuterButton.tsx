import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function OuterButton() {
  const [open, setOpen] = React.useState(false);
  const [date, setDate] = React.useState<Dayjs | null>(dayjs('2026-05-11'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 260, alignItems: 'stretch' }}>
        <DatePicker
          label="Due"
          value={date}
          onChange={(newDate) => setDate(newDate)}
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
        />
        <Stack direction="row" spacing={1}>
          <Button variant="outlined" onClick={() => setOpen(true)}>
            Postpone
          </Button>
          <Button onClick={() => setDate(null)}>No date</Button>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
