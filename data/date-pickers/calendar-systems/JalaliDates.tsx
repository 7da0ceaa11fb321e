import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { formatISO, isValid } from 'date-fns-jalali';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalali';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { faIR } from '@mui/x-date-pickers/locales';
import { prefixer } from 'stylis';

const rtlCache = createCache({ key: 'jalali-rtl', stylisPlugins: [prefixer, rtlPlugin] });

const rtlTheme = (outer: Theme): Theme => ({ ...outer, direction: 'rtl' });

const persian = {
  localeText: faIR.components.MuiLocalizationProvider.defaultProps.localeText,
  dateFormats: { weekdayShort: 'EEEEE' },
};

export default function JalaliDates() {
  const [date, setDate] = React.useState<Date | null>(new Date(2026, 4, 12));
  const isoDate = date && isValid(date) ? formatISO(date, { representation: 'date' }) : 'nothing';

  return (
    <CacheProvider value={rtlCache}>
      <ThemeProvider theme={rtlTheme}>
        <Stack spacing={2} sx={{ width: 260, maxWidth: '100%' }}>
          {/* #region preview */}
          <LocalizationProvider dateAdapter={AdapterDateFnsJalali} {...persian}>
            <div dir="rtl" lang="fa">
              <DatePicker
                label="تاریخ"
                value={date}
                onChange={(newDate) => setDate(newDate)}
                slotProps={{ popper: { dir: 'rtl' }, dialog: { dir: 'rtl' } }}
              />
            </div>
          </LocalizationProvider>
          {/* #endregion preview */}
          <Typography component="output">{`Saved as ${isoDate}`}</Typography>
        </Stack>
      </ThemeProvider>
    </CacheProvider>
  );
}
