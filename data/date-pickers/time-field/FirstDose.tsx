import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const firstDay = dayjs('2026-05-11');

export default function FirstDose() {
  const [dose, setDose] = React.useState<Dayjs | null>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeField
        label="First dose"
        ampm={false}
        referenceDate={firstDay}
        value={dose}
        onChange={(newDose) => setDose(newDose)}
        helperText={dose?.isValid() ? `Reminder: ${dose.format('YYYY-MM-DD HH:mm')}` : 'No reminder'}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}
