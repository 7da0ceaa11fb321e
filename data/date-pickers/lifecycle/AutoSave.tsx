import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

export default function AutoSave() {
  const input = React.useRef<HTMLInputElement>(null);
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2026-03-16'));
  const [error, setError] = React.useState<DateValidationError>(null);
  const [saved, setSaved] = React.useState(['2026-03-16']);

  // #region preview
  const save = (date: Dayjs | null, reason: DateValidationError) => {
    const isPartlyFilled = date === null && input.current?.value !== '';
    if (reason === null && !isPartlyFilled) {
      const text = date?.format('YYYY-MM-DD') ?? 'no date';
      setSaved((previous) => (previous.at(-1) === text ? previous : [...previous, text]));
    }
  };
  // #endregion preview

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <DatePicker
          label="Delivery"
          inputRef={input}
          value={value}
          onChange={(newValue) => setValue(newValue)}
          onError={(reason) => setError(reason)}
          onAccept={(newValue, { source, validationError }) => {
            if (source === 'view') {
              save(newValue, validationError);
            }
          }}
          slotProps={{
            textField: {
              onBlur: () => save(value, error),
              onKeyDown: (event) => {
                if (event.key === 'Enter') {
                  save(value, error);
                }
              },
            },
          }}
        />
        <Typography component="output" variant="body2">
          {`Saved: ${saved.join(', ')}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
