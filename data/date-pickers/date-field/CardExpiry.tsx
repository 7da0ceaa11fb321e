import * as React from 'react';
import type { Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function CardExpiry() {
  const [month, setMonth] = React.useState<Dayjs | null>(null);
  const lastDay = month?.isValid() ? month.endOf('month').format('YYYY-MM-DD') : 'not known';
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        {/* #region preview */}
        <DateField
          label="Card expires"
          format="MM/YYYY"
          value={month}
          onChange={(newMonth) => setMonth(newMonth)}
        />
        {/* #endregion preview */}
        <Typography component="output" variant="body2">
          {`Value: ${month?.isValid() ? month.format('YYYY-MM-DD') : 'none'}. Last day: ${lastDay}.`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
