import * as React from 'react';
import type { Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function EmptyField() {
  const [value, setValue] = React.useState<Dayjs | null>(null);
  const [version, setVersion] = React.useState(0);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <DatePicker
          key={version}
          label="Return"
          value={value}
          onChange={(newValue) => setValue(newValue)}
          slotProps={{
            textField: {
              helperText: `Value: ${value && (value.isValid() ? value.format('YYYY-MM-DD') : 'Invalid Date')}`,
            },
          }}
        />
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" onClick={() => setValue(null)}>
            Set null
          </Button>
          {/* #region preview */}
          <Button
            variant="outlined"
            onClick={() => {
              setValue(null);
              setVersion((previous) => previous + 1);
            }}
          >
            Set null and a new key
          </Button>
          {/* #endregion preview */}
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
