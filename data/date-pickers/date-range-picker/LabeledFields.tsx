import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import type { FieldOwnerState } from '@mui/x-date-pickers/models';
import type { RangePosition } from '@mui/x-date-pickers-pro/models';

// The types of the picker do not contain `position`, which two fields receive.
type PositionedOwnerState = FieldOwnerState & { position?: RangePosition };

export default function LabeledFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: 440 }}>
        <DateRangePicker
          defaultValue={[dayjs('2026-05-11'), dayjs('2026-05-22')]}
          slots={{ field: MultiInputDateRangeField }}
          slotProps={{
            // #region preview
            textField: ({ position }: PositionedOwnerState) => ({
              label: position === 'start' ? 'Departure' : 'Return',
              name: position === 'start' ? 'departure' : 'return',
            }),
            // #endregion preview
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
