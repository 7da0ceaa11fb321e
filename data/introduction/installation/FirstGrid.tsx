import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'order', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'total', headerName: 'Total', type: 'number', width: 90 },
];

const rows = [
  { id: 1, order: 'A-1041', customer: 'Okafor Ltd', total: 312.5 },
  { id: 2, order: 'A-1042', customer: 'Lindqvist AB', total: 48 },
  { id: 3, order: 'A-1043', customer: 'Moreau SA', total: 1290 },
];

export default function FirstGrid() {
  return (
    <Box sx={{ height: 280 }}>
      <DataGrid aria-label="Orders" rows={rows} columns={columns} />
    </Box>
  );
}
