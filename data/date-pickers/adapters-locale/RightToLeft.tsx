import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import dayjs from 'dayjs';
import 'dayjs/locale/he';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { heIL } from '@mui/x-date-pickers/locales';
import { prefixer } from 'stylis';

const rtlCache = createCache({ key: 'pickers-rtl', stylisPlugins: [prefixer, rtlPlugin] });

const rtlTheme = (outer: Theme): Theme => ({ ...outer, direction: 'rtl' });

const { localeText } = heIL.components.MuiLocalizationProvider.defaultProps;

export default function RightToLeft() {
  return (
    <CacheProvider value={rtlCache}>
      <ThemeProvider theme={rtlTheme}>
        <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="he" localeText={localeText}>
          <div dir="rtl" lang="he">
            <DateCalendar defaultValue={dayjs('2026-05-12')} />
          </div>
        </LocalizationProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
