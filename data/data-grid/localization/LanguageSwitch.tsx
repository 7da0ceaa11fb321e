import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { enUS, frFR, zhCN } from '@mui/x-data-grid/locales';
import { orders, type Order } from './data';

const languages = {
  en: { name: 'English', locale: enUS, city: 'City', total: 'Total', shipped: 'Shipped' },
  fr: { name: 'Français', locale: frFR, city: 'Ville', total: 'Total', shipped: 'Expédié' },
  zh: { name: '中文', locale: zhCN, city: '城市', total: '金额', shipped: '发货日期' },
};
type Language = keyof typeof languages;

function createColumns(language: Language): GridColDef<Order>[] {
  const { city, total, shipped } = languages[language];
  const prices = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' });
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  return [
    { field: 'city', headerName: city, flex: 1, minWidth: 90 },
    {
      field: 'total',
      headerName: total,
      type: 'number',
      width: 110,
      valueFormatter: (value: number) => prices.format(value),
    },
    {
      field: 'shipped',
      headerName: shipped,
      type: 'date',
      width: 125,
      valueFormatter: (value: Date) => dates.format(value),
    },
  ];
}

export default function LanguageSwitch() {
  const [language, setLanguage] = React.useState<Language>('fr');
  const columns = React.useMemo(() => createColumns(language), [language]);
  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Language"
        value={language}
        onChange={(_event, value: Language | null) => value && setLanguage(value)}
      >
        {Object.entries(languages).map(([code, { name }]) => (
          <ToggleButton key={code} value={code} lang={code}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box lang={language} sx={{ height: 370 }}>
        {/* #region preview */}
        <DataGrid
          label="Orders in the chosen language"
          rows={orders}
          columns={columns}
          localeText={languages[language].locale.components.MuiDataGrid.defaultProps.localeText}
        />
        {/* #endregion preview */}
      </Box>
    </Stack>
  );
}
