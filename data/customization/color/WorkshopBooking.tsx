import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function WorkshopBooking() {
  const [date, setDate] = React.useState<Dayjs | null>(dayjs('2026-05-12'));
  const [seats, setSeats] = React.useState(4);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', md: 'row' }} spacing={3} sx={{ alignItems: 'center' }}>
        <DateCalendar
          value={date}
          onChange={setDate}
          referenceDate={dayjs('2026-05-01')}
          disableHighlightToday
          sx={{ mx: 0 }}
        />
        <Stack spacing={2} sx={{ flex: 1, width: 1, maxWidth: 360 }}>
          <Stack direction="row" spacing={1}>
            <Chip label="Pottery" color="primary" />
            <Chip label="Beginners" color="secondary" variant="outlined" />
          </Stack>
          <div>
            <Typography id="seats">{`Seats: ${seats}`}</Typography>
            <Slider
              aria-labelledby="seats"
              min={1}
              max={8}
              value={seats}
              onChange={(event, value) => setSeats(value as number)}
            />
          </div>
          <FormControlLabel control={<Switch defaultChecked color="secondary" />} label="Bring own clay" />
          <Stack direction="row" spacing={1}>
            <Button variant="contained">Book</Button>
            <Button variant="contained" color="secondary">
              Give away
            </Button>
            <Button>Ask</Button>
          </Stack>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
