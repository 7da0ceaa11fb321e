import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { orders, type Order } from './data';

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'status', headerName: 'Status', width: 100 },
  { field: 'total', headerName: 'Total', type: 'number', width: 90 },
];

export default function GroupedOrders() {
  return (
    <Box sx={{ height: 370 }}>
      <DataGridPremium
        label="Orders by country"
        rows={orders}
        columns={columns}
        initialState={{ rowGrouping: { model: ['country'] } }}
        hideFooter
      />
    </Box>
  );
}
