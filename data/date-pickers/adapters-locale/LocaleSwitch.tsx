import * as React from 'react';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/ko';
import 'dayjs/locale/zh-cn';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const locales = ['en', 'en-gb', 'de', 'ko', 'zh-cn'];
const date = dayjs('2026-05-12T15:30');

interface LocaleSelectProps {
  value: string;
  onChange: (locale: string) => void;
}

function LocaleSelect({ value, onChange }: LocaleSelectProps) {
  return (
    <TextField
      select
      id="adapter-locale"
      label="adapterLocale"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { native: true } }}
    >
      {locales.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </TextField>
  );
}

export default function LocaleSwitch() {
  const [locale, setLocale] = React.useState('en');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
        <LocaleSelect value={locale} onChange={(newLocale) => setLocale(newLocale)} />
        <DateTimeField label="Meeting" defaultValue={date} />
        <DateCalendar defaultValue={date} sx={{ width: 1 }} />
      </Stack>
    </LocalizationProvider>
  );
}
