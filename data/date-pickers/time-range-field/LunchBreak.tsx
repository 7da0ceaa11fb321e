import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';

export default function LunchBreak() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputTimeRangeField
        role="group"
        aria-label="Lunch break"
        ampm={false}
        defaultValue={[dayjs('2026-05-11T12:00'), dayjs('2026-05-11T12:45')]}
        slotProps={{
          textField: ({ position }) => ({
            id: `lunch-${position}`,
            label: position === 'start' ? 'From' : 'To',
          }),
        }}
        sx={{ maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
