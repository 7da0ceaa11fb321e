import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { deDE, enUS, jaJP } from '@mui/x-data-grid/locales';
import { invoices, type Invoice } from './data';

const languages = {
  'en-US': { name: 'English', bundle: enUS, customer: 'Customer', due: 'Due' },
  'de-DE': { name: 'Deutsch', bundle: deDE, customer: 'Kunde', due: 'Fällig' },
  'ja-JP': { name: '日本語', bundle: jaJP, customer: '顧客', due: '期日' },
};
type Language = keyof typeof languages;

export default function GridLanguage() {
  const [language, setLanguage] = React.useState<Language>('de-DE');
  const { bundle, customer, due } = languages[language];
  const columns = React.useMemo<GridColDef<Invoice>[]>(
    () => [
      { field: 'customer', headerName: customer, flex: 1, minWidth: 120 },
      {
        field: 'due',
        headerName: due,
        type: 'date',
        width: 140,
        valueFormatter: (value: Date) => value.toLocaleDateString(language),
      },
    ],
    [language, customer, due],
  );
  return (
    <Stack spacing={2}>
      <TextField
        select
        size="small"
        label="Language"
        value={language}
        onChange={(event) => setLanguage(event.target.value as Language)}
        sx={{ width: 160 }}
      >
        {Object.entries(languages).map(([code, { name }]) => (
          <MenuItem key={code} value={code}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ height: 320 }}>
        <DataGrid
          label="Invoices in three languages"
          rows={invoices}
          columns={columns}
          localeText={bundle.components.MuiDataGrid.defaultProps.localeText}
        />
      </Box>
    </Stack>
  );
}
