import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

const start = dayjs('2026-05-04T10:15');

export default function QuarterHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {/* #region preview */}
        <DigitalClock timeStep={15} defaultValue={start} sx={{ width: 130, m: 0 }} />
        <MultiSectionDigitalClock
          aria-label="Start"
          timeSteps={{ minutes: 15 }}
          defaultValue={start}
          sx={{ width: 'fit-content', m: 0 }}
        />
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
