import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from './data';

function getTotal(order: Order) {
  return order.quantity * order.unitPrice * (1 - (order.discount ?? 0));
}

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 130,
    // The row holds an object here: show one of its properties.
    valueGetter: (customer: Order['customer']) => customer.name,
  },
  {
    // No row has a property `total`: the value comes from three others.
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 110,
    valueGetter: (_, order) => getTotal(order),
  },
  {
    // Uses the same function as the column before it, not its cell.
    field: 'perItem',
    headerName: 'Per item',
    type: 'number',
    width: 110,
    valueGetter: (_, order) => getTotal(order) / order.quantity,
  },
];

export default function ComputedValues() {
  return (
    <Box sx={{ height: 284 }}>
      <DataGrid
        aria-label="Order totals"
        rows={orders}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'total', sort: 'desc' }] } }}
        hideFooter
      />
    </Box>
  );
}
