import * as React from 'react';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { deDE } from '@mui/x-date-pickers/locales';

const german = deDE.components.MuiLocalizationProvider.defaultProps.localeText;

export default function TwoProps() {
  const [hasTexts, setHasTexts] = React.useState(true);
  const [hasAdapterLocale, setHasAdapterLocale] = React.useState(false);
  return (
    <Stack sx={{ alignItems: 'flex-start' }}>
      <FormControlLabel
        label="localeText={german}"
        control={<Switch checked={hasTexts} onChange={(_, checked) => setHasTexts(checked)} />}
      />
      <FormControlLabel
        label='adapterLocale="de"'
        control={
          <Switch checked={hasAdapterLocale} onChange={(_, checked) => setHasAdapterLocale(checked)} />
        }
      />
      {/* #region preview */}
      <LocalizationProvider
        dateAdapter={AdapterDayjs}
        localeText={hasTexts ? german : undefined}
        adapterLocale={hasAdapterLocale ? 'de' : 'en'}
      >
        <Box sx={{ maxWidth: 1, overflowX: 'auto' }}>
          <StaticDatePicker defaultValue={dayjs('2026-05-12')} />
        </Box>
      </LocalizationProvider>
      {/* #endregion preview */}
    </Stack>
  );
}
