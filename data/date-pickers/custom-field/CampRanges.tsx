import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import {
  MultiInputDateRangeField,
  type MultiInputDateRangeFieldProps,
} from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const camp: DateRange<Dayjs> = [dayjs('2026-07-06'), dayjs('2026-07-10')];

// The field of the project: the picker reads `fieldType` to know that it has two inputs.
function CampField(props: MultiInputDateRangeFieldProps<true>) {
  return (
    <MultiInputDateRangeField {...props} slotProps={{ ...props.slotProps, separator: { children: '→' } }} />
  );
}
CampField.fieldType = 'multi-input';

export default function CampRanges() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ maxWidth: 420 }}>
        <DateRangePicker
          label="Camp"
          defaultValue={camp}
          formatDensity="spacious"
          slotProps={{ field: { dateSeparator: 'to' } }}
        />
        <DateRangePicker
          defaultValue={camp}
          localeText={{ start: 'First day', end: 'Last day' }}
          slots={{ field: CampField }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
