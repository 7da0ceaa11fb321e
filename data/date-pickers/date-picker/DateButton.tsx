import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerContext } from '@mui/x-date-pickers/hooks';

// #region preview
function ButtonField() {
  const { value, setOpen, triggerRef, rootRef } = usePickerContext<Dayjs | null>();
  return (
    <Box ref={rootRef}>
      <Button ref={triggerRef} variant="outlined" onClick={() => setOpen((wasOpen) => !wasOpen)}>
        <span>{value ? `Due ${value.format('D MMMM YYYY')}` : 'Select a due date'}</span>
      </Button>
    </Box>
  );
}
// #endregion preview

export default function DateButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker referenceDate={dayjs('2026-03-16')} slots={{ field: ButtonField }} />
    </LocalizationProvider>
  );
}
