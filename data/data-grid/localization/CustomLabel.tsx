import Box from '@mui/material/Box';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { frFR } from '@mui/x-data-grid/locales';
import type { Order } from './data';

// #region preview
const localeText: DataGridProps['localeText'] = {
  ...frFR.components.MuiDataGrid.defaultProps.localeText,
  noRowsLabel: 'Aucune commande',
};
// #endregion preview

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Commande', type: 'number', width: 120 },
  { field: 'city', headerName: 'Ville', flex: 1, minWidth: 100 },
];

export default function CustomLabel() {
  return (
    <Box sx={{ height: 270 }}>
      <DataGrid label="Orders in French" rows={[]} columns={columns} localeText={localeText} />
    </Box>
  );
}
