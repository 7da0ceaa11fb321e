import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ChangeAndAccept() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2026-03-16'));
  const [saved, setSaved] = React.useState<Dayjs | null>(dayjs('2026-03-16'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        {/* #region preview */}
        <DatePicker
          label="Delivery"
          value={value}
          onChange={(newValue) => setValue(newValue)}
          onAccept={(newValue, { validationError }) => {
            if (validationError === null) {
              setSaved(newValue);
            }
          }}
          closeOnSelect={false}
        />
        {/* #endregion preview */}
        <Typography component="output" variant="body2">
          {`Saved: ${saved?.format('YYYY-MM-DD') ?? 'no date'}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
