import dayjs from 'dayjs';
import 'dayjs/locale/fr';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { frFR, type PickersInputLocaleText } from '@mui/x-date-pickers/locales';

// In an app: createTheme({}, frFR)
const addFrench = (outer: Theme): Theme => ({
  ...outer,
  components: { ...outer.components, ...frFR.components },
});

const shopTexts: PickersInputLocaleText = { okButtonLabel: 'Valider' };

export default function TextLevels() {
  return (
    <ThemeProvider theme={addFrench}>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="fr" localeText={shopTexts}>
        <Stack spacing={2} sx={{ maxWidth: 280 }}>
          <MobileDatePicker label="Facture" defaultValue={dayjs('2026-05-12')} />
          <MobileDatePicker
            label="Livraison"
            defaultValue={dayjs('2026-05-18')}
            localeText={{ toolbarTitle: 'Jour de livraison', cancelButtonLabel: 'Retour' }}
          />
        </Stack>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
