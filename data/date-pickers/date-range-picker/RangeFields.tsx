import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import type { FieldOwnerState } from '@mui/x-date-pickers/models';
import type { DateRange, RangePosition } from '@mui/x-date-pickers-pro/models';

// The types of the picker do not contain `position`, which two fields receive.
type PositionedOwnerState = FieldOwnerState & { position?: RangePosition };

const trip: DateRange<Dayjs> = [dayjs('2026-05-11'), dayjs('2026-05-22')];

export default function RangeFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ maxWidth: 440 }}>
        <DateRangePicker
          label="Trip"
          defaultValue={trip}
          slotProps={{ field: { dateSeparator: 'to', clearable: true } }}
        />
        <DateRangePicker
          defaultValue={trip}
          slots={{ field: MultiInputDateRangeField }}
          slotProps={{
            textField: ({ position }: PositionedOwnerState) => ({
              label: position === 'start' ? 'Departure' : 'Return',
              name: position === 'start' ? 'departure' : 'return',
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
