import dayjs from 'dayjs';
import 'dayjs/locale/fr';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { frFR } from '@mui/x-date-pickers/locales';

const { localeText } = frFR.components.MuiLocalizationProvider.defaultProps;

export default function FrenchArrival() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="fr" localeText={localeText}>
      <DatePicker label="Arrivée" defaultValue={dayjs('2026-05-12')} />
    </LocalizationProvider>
  );
}
