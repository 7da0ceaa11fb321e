import dayjs from 'dayjs';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const departure = dayjs('2026-05-12T07:30');

export default function FieldStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ maxWidth: 320 }}>
        <TimeField
          ampm={false}
          label="Departure"
          defaultValue={departure}
          helperText="Local time of the port"
          FormHelperTextProps={{ sx: { fontStyle: 'italic' } }}
          InputLabelProps={{ shrink: true }}
          slotProps={{
            textField: {
              InputProps: {
                startAdornment: <InputAdornment position="start">UTC+2</InputAdornment>,
                endAdornment: <InputAdornment position="end">h</InputAdornment>,
              },
            },
          }}
        />
        <TimeField readOnly ampm={false} label="Boarding (read-only)" defaultValue={departure} />
        <TimeField disabled ampm={false} label="Arrival (disabled)" defaultValue={departure} />
      </Stack>
    </LocalizationProvider>
  );
}
