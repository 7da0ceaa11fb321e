import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const fivePm = dayjs('2026-01-01T17:00');

export default function PaperDeadline() {
  const [deadline, setDeadline] = React.useState<Dayjs | null>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Final paper"
        referenceDate={fivePm}
        value={deadline}
        onChange={(newDeadline) => setDeadline(newDeadline)}
        helperText={deadline?.isValid() ? `Due: ${deadline.format('YYYY-MM-DD HH:mm')}` : 'No deadline'}
        sx={{ width: 320 }}
      />
    </LocalizationProvider>
  );
}
