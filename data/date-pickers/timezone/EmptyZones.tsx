import * as React from 'react';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

// #region preview
const fields = {
  'Neither prop': {},
  'With timezone': { timezone: 'Asia/Tokyo' },
  'With referenceDate': { referenceDate: dayjs.utc('2026-05-11T15:00:00Z').tz('Asia/Tokyo') },
};
// #endregion preview

export default function EmptyZones() {
  const [results, setResults] = React.useState<Record<string, string>>({});
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        {Object.entries(fields).map(([label, props]) => (
          <Stack key={label} spacing={0.5}>
            <DateTimeField
              {...props}
              label={label}
              onChange={(value) =>
                setResults((previous) => ({
                  ...previous,
                  [label]: value?.isValid() ? value.toISOString() : 'null',
                }))
              }
            />
            <Typography component="output" variant="body2">
              {`In UTC: ${results[label] ?? 'null'}`}
            </Typography>
          </Stack>
        ))}
      </Stack>
    </LocalizationProvider>
  );
}
