import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

export default function DeliveryError() {
  const [error, setError] = React.useState<DateValidationError>(null);
  let text = 'From 1 April 2026';
  if (error !== null) {
    text = error === 'minDate' ? 'Too early. Enter 1 April 2026 or later.' : 'Enter a complete, valid date.';
  }
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: 280, maxWidth: '100%' }}>
        {/* #region preview */}
        <DateField
          label="Delivery (required)"
          defaultValue={dayjs('2026-04-15')}
          minDate={dayjs('2026-04-01')}
          onError={(newError) => setError(newError)}
          helperText={text}
          FormHelperTextProps={{ role: 'status' }}
          InputProps={{ 'aria-live': 'off' }}
          fullWidth
        />
        {/* #endregion preview */}
      </Box>
    </LocalizationProvider>
  );
}
