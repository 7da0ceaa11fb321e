import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';

export default function EventInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputDateTimeRangeField
        role="group"
        aria-label="Event"
        direction="column"
        defaultValue={[dayjs('2026-05-15T18:00'), dayjs('2026-05-16T01:30')]}
        slotProps={{
          separator: { sx: { display: 'none' } },
          textField: ({ position }) => ({
            id: `event-${position}`,
            label: position === 'start' ? 'Begins' : 'Ends',
          }),
        }}
        sx={{ maxWidth: 280 }}
      />
    </LocalizationProvider>
  );
}
