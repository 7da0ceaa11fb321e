import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function toText(value: Dayjs | null) {
  return value?.isValid() ? value.format('YYYY-MM-DDTHH:mm') : 'none';
}

export default function SaveOnAccept() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2026-05-11T09:30'));
  const [saved, setSaved] = React.useState<Dayjs | null>(value);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: 1 }}>
        {/* #region preview */}
        <DateTimePicker
          label="Departure"
          value={value}
          onChange={(newValue) => setValue(newValue)}
          onAccept={(newValue, { validationError }) => {
            if (validationError === null) {
              setSaved(newValue);
            }
          }}
        />
        {/* #endregion preview */}
        <Typography component="output" variant="body2">
          {`Saved: ${toText(saved)}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
