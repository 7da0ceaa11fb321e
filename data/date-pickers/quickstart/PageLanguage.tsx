import * as React from 'react';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/ja';
import 'dayjs/locale/pt-br';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE, enUS, jaJP, ptBR } from '@mui/x-date-pickers/locales';

const languages = {
  en: { name: 'English', label: 'Arrival', texts: enUS },
  de: { name: 'Deutsch', label: 'Anreise', texts: deDE },
  ja: { name: '日本語', label: '到着', texts: jaJP },
  'pt-br': { name: 'Português (Brasil)', label: 'Chegada', texts: ptBR },
};
type Language = keyof typeof languages;

export default function PageLanguage() {
  const [language, setLanguage] = React.useState<Language>('de');
  const { label, texts } = languages[language];
  const { localeText } = texts.components.MuiLocalizationProvider.defaultProps;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={language} localeText={localeText}>
      <Stack spacing={2} sx={{ maxWidth: 300 }}>
        <TextField
          select
          label="Language"
          value={language}
          onChange={(event) => setLanguage(event.target.value as Language)}
        >
          {Object.entries(languages).map(([code, { name }]) => (
            <MenuItem key={code} value={code}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <DateTimePicker label={label} defaultValue={dayjs('2026-05-12T15:30')} />
      </Stack>
    </LocalizationProvider>
  );
}
