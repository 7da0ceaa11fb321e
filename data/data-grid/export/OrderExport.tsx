import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from './data';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'total', headerName: 'Total', type: 'number', width: 90 },
];

export default function OrderExport() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGrid label="Orders to export" rows={orders} columns={columns} showToolbar hideFooter />
    </Box>
  );
}
