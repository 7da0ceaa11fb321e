import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { deDE } from '@mui/x-data-grid/locales';
import { orders, type Order } from './data';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Auftrag', type: 'number', width: 100 },
  { field: 'city', headerName: 'Ort', flex: 1, minWidth: 100 },
];

export default function GermanGrid() {
  return (
    <Box sx={{ height: 370 }}>
      <DataGrid
        label="Orders in German"
        rows={orders}
        columns={columns}
        localeText={deDE.components.MuiDataGrid.defaultProps.localeText}
      />
    </Box>
  );
}
