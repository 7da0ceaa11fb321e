import * as React from 'react';
import dayjs from 'dayjs';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function LeadingZeros() {
  const [isExact, setIsExact] = React.useState(true);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <FormControlLabel
          control={<Switch checked={isExact} onChange={(_, checked) => setIsExact(checked)} />}
          label="shouldRespectLeadingZeros"
        />
        <DateField
          // The option is read when the sections are created.
          key={String(isExact)}
          label="Delivery"
          defaultValue={dayjs('2026-03-05')}
          format="M-D-YYYY"
          formatDensity="spacious"
          shouldRespectLeadingZeros={isExact}
        />
      </Stack>
    </LocalizationProvider>
  );
}
