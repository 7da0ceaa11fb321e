import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
  { field: 'express', headerName: 'Express', type: 'boolean', width: 90 },
];

const rows = [
  { id: 'A-1041', customer: 'Lena Fischer', quantity: 12, express: false },
  { id: 'A-1042', customer: 'Tomás Rey', quantity: 1, express: true },
  { id: 'A-1043', customer: 'Aiko Mori', quantity: 1440, express: false },
];

export default function OrderColumns() {
  return (
    <Box sx={{ height: 232 }}>
      <DataGrid label="Orders" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
