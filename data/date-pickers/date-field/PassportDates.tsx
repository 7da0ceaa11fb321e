import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function toText(date: Dayjs | null): string {
  if (date === null) {
    return 'null';
  }
  return date.isValid() ? date.format('YYYY-MM-DD') : 'invalid';
}

export default function PassportDates() {
  const [issued, setIssued] = React.useState<Dayjs | null>(dayjs('2021-04-17'));
  const [expires, setExpires] = React.useState<Dayjs | null>(dayjs('2031-04-17'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        {/* #region preview */}
        <DateField
          label="Issued"
          value={issued}
          onChange={(date, { validationError }) => {
            setIssued(date);
            if (date !== null && validationError === null) {
              setExpires(date.add(10, 'year'));
            }
          }}
        />
        {/* #endregion preview */}
        <DateField label="Expires" value={expires} onChange={(date) => setExpires(date)} />
        <Typography component="output" variant="body2">
          {`Issued: ${toText(issued)}. Expires: ${toText(expires)}.`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
