import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const outage = dayjs('2026-05-12T03:20');

export default function OutagePeriods() {
  const [period, setPeriod] = React.useState<DateRange<Dayjs>>([null, null]);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <SingleInputDateTimeRangeField
          label="Log entries"
          ampm={false}
          value={period}
          onChange={(newPeriod) => setPeriod(newPeriod)}
          sx={{ width: 360, maxWidth: 1 }}
        />
        {/* #region preview */}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" onClick={() => setPeriod([outage.subtract(1, 'hour'), outage])}>
            Hour before the outage
          </Button>
          <Button variant="outlined" onClick={() => setPeriod([outage.startOf('day'), outage.endOf('day')])}>
            Day of the outage
          </Button>
        </Stack>
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
