import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function OptionalDate() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2026-03-16'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DatePicker
        label="Return (optional)"
        value={value}
        onChange={(newValue) => setValue(newValue)}
        slotProps={{
          field: { clearable: true },
          actionBar: { actions: ['clear', 'today'] },
        }}
        sx={{ width: 280 }}
      />
      {/* #endregion preview */}
    </LocalizationProvider>
  );
}
