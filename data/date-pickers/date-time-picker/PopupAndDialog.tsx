import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';

const departure = dayjs('2026-05-11T09:30');

export default function PopupAndDialog() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: 1 }}>
        <DateTimePicker label="Responsive" defaultValue={departure} />
        <DesktopDateTimePicker closeOnSelect label="Desktop" defaultValue={departure} />
        <MobileDateTimePicker closeOnSelect label="Mobile" defaultValue={departure} />
      </Stack>
    </LocalizationProvider>
  );
}
