import Box from '@mui/material/Box';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { plPL } from '@mui/x-data-grid/locales';
import { orders, type Order } from './data';

const rules = new Intl.PluralRules('pl');
const numbers = new Intl.NumberFormat('pl');

// #region preview
const forms: Record<string, string> = {
  one: 'zamówienie',
  few: 'zamówienia',
  many: 'zamówień',
  other: 'zamówienia',
};

const localeText: DataGridProps['localeText'] = {
  ...plPL.components.MuiDataGrid.defaultProps.localeText,
  footerRowSelected: (count) => `Wybrano ${numbers.format(count)} ${forms[rules.select(count)]}`,
};
// #endregion preview

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Numer', type: 'number', width: 90 },
  { field: 'city', headerName: 'Miasto', flex: 1, minWidth: 100 },
];

export default function PluralForms() {
  return (
    <Box sx={{ height: 370 }}>
      <DataGrid
        label="Orders in Polish"
        rows={orders}
        columns={columns}
        checkboxSelection
        localeText={localeText}
      />
    </Box>
  );
}
