import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function VisitClocks() {
  const [time, setTime] = React.useState<Dayjs | null>(dayjs('2026-05-12T14:30'));
  const shared = { value: time, onChange: (newTime: Dayjs | null) => setTime(newTime), ampm: false };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Typography component="output" sx={{ display: 'block', mb: 1 }}>
        {`Visit at ${time?.format('HH:mm')}`}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 3 }}>
        <TimeClock {...shared} sx={{ mx: 0, width: 240 }} />
        <DigitalClock {...shared} timeStep={15} sx={{ width: 110, height: 232 }} />
        <MultiSectionDigitalClock {...shared} sx={{ width: 'fit-content', height: 232 }} />
      </Box>
    </LocalizationProvider>
  );
}
