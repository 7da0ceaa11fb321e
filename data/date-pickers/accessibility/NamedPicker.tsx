import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const named = { 'aria-labelledby': 'return-title' };

export default function NamedPicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DesktopDatePicker label="Departure" defaultValue={dayjs('2026-04-15')} />
        <div>
          <Typography id="return-title" variant="body2" gutterBottom>
            Return
          </Typography>
          <DesktopDatePicker
            defaultValue={dayjs('2026-04-22')}
            slotProps={{ textField: { fullWidth: true, InputProps: named }, popper: named }}
            localeText={{
              openDatePickerDialogue: (date) =>
                date ? `Choose the return, ${date} is selected` : 'Choose the return',
            }}
          />
        </div>
      </Stack>
    </LocalizationProvider>
  );
}
