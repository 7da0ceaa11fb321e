import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock, digitalClockClasses } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function SlotGrid() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DigitalClock
        ampm={false}
        defaultValue={dayjs('2026-05-04T10:00')}
        minTime={dayjs('2026-05-04T09:00')}
        maxTime={dayjs('2026-05-04T12:30')}
        skipDisabled
        sx={{
          maxWidth: 340,
          [`& .${digitalClockClasses.list}`]: { display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)' },
          [`& .${digitalClockClasses.item}`]: { m: 0.5, borderRadius: 1, justifyContent: 'center' },
        }}
      />
      {/* #endregion preview */}
    </LocalizationProvider>
  );
}
