import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function SplitInputs() {
  const [visit, setVisit] = React.useState<Dayjs | null>(dayjs('2026-05-11T09:30'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 280 }}>
        {/* #region preview */}
        <DateField label="Day" value={visit} onChange={(newVisit) => setVisit(newVisit)} />
        <TimeField label="Hour" ampm={false} value={visit} onChange={(newVisit) => setVisit(newVisit)} />
        <Typography component="output" variant="body2">
          {visit?.isValid() ? `Value: ${visit.format('YYYY-MM-DD HH:mm')}` : 'No value'}
        </Typography>
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
