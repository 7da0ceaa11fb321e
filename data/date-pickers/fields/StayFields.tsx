import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const stay: DateRange<Dayjs> = [dayjs('2026-05-11'), dayjs('2026-05-15')];

export default function StayFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ maxWidth: 420 }}>
        {/* #region preview */}
        <SingleInputDateRangeField label="Stay" defaultValue={stay} />
        <MultiInputDateRangeField
          defaultValue={stay}
          slotProps={{
            textField: ({ position }) => ({
              id: `stay-${position}`,
              label: position === 'start' ? 'Arrival' : 'Departure',
            }),
          }}
        />
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
