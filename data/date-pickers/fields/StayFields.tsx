import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const stay: DateRange<Dayjs> = [dayjs('2026-05-11'), dayjs('2026-05-15')];
const quietHours: DateRange<Dayjs> = [dayjs('2026-05-11T22:00'), dayjs('2026-05-11T23:30')];

export default function StayFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ maxWidth: 420 }}>
        <SingleInputDateRangeField label="Stay" defaultValue={stay} />
        <MultiInputTimeRangeField
          defaultValue={quietHours}
          ampm={false}
          slotProps={{
            root: { role: 'group', 'aria-label': 'Quiet hours' },
            separator: { children: 'to', color: 'text.secondary' },
            textField: ({ position }) => ({
              id: `quiet-${position}`,
              label: position === 'start' ? 'Quiet from' : 'Quiet until',
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
