import * as React from 'react';
import type { Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function FieldCalls() {
  const [value, setValue] = React.useState<Dayjs | null>(null);
  const [calls, setCalls] = React.useState(['No calls']);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        {/* #region preview */}
        <DateField
          label="Date of birth"
          value={value}
          onChange={(newValue, { validationError }) => {
            setValue(newValue);
            const text = newValue?.isValid() ? newValue.format('YYYY-MM-DD') : newValue && 'invalid date';
            setCalls((previous) => [...previous, `onChange: ${text}, ${validationError}`].slice(-5));
          }}
        />
        {/* #endregion preview */}
        <Typography component="output" variant="body2" sx={{ minHeight: 100, whiteSpace: 'pre-line' }}>
          {calls.join('\n')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
