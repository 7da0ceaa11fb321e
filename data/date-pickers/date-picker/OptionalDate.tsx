import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function OptionalDate() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2026-03-16'));
  const [isOpen, setIsOpen] = React.useState(false);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Return (optional)"
        value={value}
        onChange={setValue}
        // A click anywhere in the field opens the calendar.
        open={isOpen}
        onOpen={() => setIsOpen(true)}
        onClose={() => setIsOpen(false)}
        slotProps={{
          // A click on the clear button must not open the calendar.
          field: { clearable: true, onClear: (event) => event.stopPropagation() },
          textField: {
            helperText: value ? 'Both ways' : 'One way',
            size: 'small',
            onClick: () => setIsOpen(true),
          },
          actionBar: { actions: ['clear', 'accept'] },
        }}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}
