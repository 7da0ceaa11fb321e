import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from './data';

const dots: Record<Order['status'], string> = {
  roasting: 'warning.main',
  packed: 'info.main',
  shipped: 'success.main',
};

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 76 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'coffee', headerName: 'Coffee', width: 116 },
  { field: 'bags', headerName: 'Bags', type: 'number', width: 76, editable: true },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 96,
    valueGetter: (_value, order) => order.bags * order.price,
    valueFormatter: (total: number) => `€ ${total.toFixed(2)}`,
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: Object.keys(dots),
    width: 112,
    display: 'flex',
    renderCell: ({ row }) => (
      <>
        <Box sx={{ width: 8, height: 8, marginInlineEnd: 1, borderRadius: 1, bgcolor: dots[row.status] }} />
        {row.status}
      </>
    ),
  },
];

export default function OrderGrid() {
  return (
    <Box sx={{ height: 336 }}>
      <DataGrid
        aria-label="Orders of a coffee roastery"
        rows={orders}
        columns={columns}
        density="compact"
        hideFooter
        initialState={{ sorting: { sortModel: [{ field: 'total', sort: 'desc' }] } }}
      />
    </Box>
  );
}
