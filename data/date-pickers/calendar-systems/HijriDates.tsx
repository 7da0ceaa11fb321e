import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import moment, { type Moment } from 'moment-hijri';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { AdapterMomentHijri } from '@mui/x-date-pickers/AdapterMomentHijri';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { prefixer } from 'stylis';

const weekdays = ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'];

// Arabic names, and digits that the field can parse.
moment.updateLocale('ar-sa', {
  weekdays,
  weekdaysShort: ['ح', 'ن', 'ث', 'ر', 'خ', 'ج', 'س'],
  preparse: (text: string) => text,
  postformat: (text: string) => text,
});
// updateLocale also selects the locale for all of Moment.js.
moment.locale('en');

const rtlCache = createCache({ key: 'hijri-rtl', stylisPlugins: [prefixer, rtlPlugin] });

const rtlTheme = (outer: Theme): Theme => ({ ...outer, direction: 'rtl' });

export default function HijriDates() {
  const [date, setDate] = React.useState<Moment | null>(moment('2026-05-12'));
  return (
    <CacheProvider value={rtlCache}>
      <ThemeProvider theme={rtlTheme}>
        <Stack spacing={2} dir="rtl" lang="ar" sx={{ width: 260, maxWidth: '100%' }}>
          <LocalizationProvider dateAdapter={AdapterMomentHijri} dateFormats={{ fullDate: 'iYYYY/iMM/iDD' }}>
            {/* #region preview */}
            <DatePicker
              label="التاريخ"
              value={date}
              onChange={(newDate) => setDate(newDate)}
              minDate={moment('1937-03-14')}
              maxDate={moment('2076-11-26')}
              slotProps={{ popper: { dir: 'rtl' }, dialog: { dir: 'rtl' }, field: { readOnly: true } }}
            />
            {/* #endregion preview */}
          </LocalizationProvider>
          <Typography component="output" dir="ltr">{`Saved as ${date?.format('YYYY-MM-DD')}`}</Typography>
        </Stack>
      </ThemeProvider>
    </CacheProvider>
  );
}
