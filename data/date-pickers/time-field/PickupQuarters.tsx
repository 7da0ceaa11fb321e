import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import type { TimeValidationError } from '@mui/x-date-pickers/models';

export default function PickupQuarters() {
  const [error, setError] = React.useState<TimeValidationError>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeField
        label="Pickup"
        ampm={false}
        minutesStep={15}
        defaultValue={dayjs('2026-05-11T09:00')}
        onError={(newError) => setError(newError)}
        helperText={error === 'minutesStep' ? 'Enter 00, 15, 30 or 45 minutes.' : 'Every 15 minutes'}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}
