import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from './data';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  // #region preview
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    valueGetter: (customer: Order['customer']) => customer.name,
  },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    valueGetter: (_, order) => order.quantity * order.unitPrice,
  },
  // #endregion preview
];

export default function ComputedValues() {
  return (
    <Box sx={{ height: 284 }}>
      <DataGrid label="Order totals" rows={orders} columns={columns} hideFooter />
    </Box>
  );
}
