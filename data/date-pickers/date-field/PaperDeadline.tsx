import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const fivePm = dayjs('2026-01-01T17:00');

function Deadline({ label, referenceDate }: { label: string; referenceDate?: Dayjs }) {
  const [value, setValue] = React.useState('none');
  return (
    <DateField
      label={label}
      helperText={`Value: ${value}`}
      referenceDate={referenceDate}
      onChange={(date, { validationError }) =>
        setValue(date !== null && validationError === null ? date.format('YYYY-MM-DD HH:mm') : 'none')
      }
    />
  );
}

export default function PaperDeadline() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <Deadline label="Draft" />
        <Deadline label="Final paper" referenceDate={fivePm} />
      </Stack>
    </LocalizationProvider>
  );
}
