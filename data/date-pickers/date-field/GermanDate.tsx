import dayjs from 'dayjs';
import 'dayjs/locale/de';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE } from '@mui/x-date-pickers/locales';

const { localeText } = deDE.components.MuiLocalizationProvider.defaultProps;

export default function GermanDate() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de" localeText={localeText}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateField label="Geburtsdatum" />
        <DateField label="Hochzeit" defaultValue={dayjs('2026-05-09')} format="D. MMMM YYYY" />
      </Stack>
    </LocalizationProvider>
  );
}
