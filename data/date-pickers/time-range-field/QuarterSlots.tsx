import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';

export default function QuarterSlots() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputTimeRangeField
        label="Lesson"
        ampm={false}
        minutesStep={15}
        defaultValue={[dayjs('2026-05-11T09:00'), dayjs('2026-05-11T10:00')]}
        helperText="Every 15 minutes"
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}
