import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from './data';

const dots: Record<Order['status'], string> = {
  roasting: 'warning.main',
  packed: 'info.main',
  shipped: 'success.main',
};

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 84 },
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 188,
    display: 'flex',
    renderCell: ({ value }) => (
      <>
        <Avatar
          sx={{
            width: 24,
            height: 24,
            marginInlineEnd: 1.5,
            fontSize: 12,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          }}
        >
          {value[0]}
        </Avatar>
        {value}
      </>
    ),
  },
  { field: 'coffee', headerName: 'Coffee', width: 124 },
  { field: 'bags', headerName: 'Bags', type: 'number', width: 84, editable: true },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 108,
    valueGetter: (_value, order) => order.bags * order.price,
    valueFormatter: (total: number) => `€ ${total.toFixed(2)}`,
  },
  {
    field: 'roasted',
    headerName: 'Roasted',
    type: 'number',
    width: 148,
    display: 'flex',
    renderCell: ({ value, row }) => (
      <LinearProgress
        variant="determinate"
        value={value}
        aria-label={`Roasted for order ${row.id}`}
        sx={{ width: '100%', height: 6, borderRadius: 3 }}
      />
    ),
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: Object.keys(dots),
    width: 124,
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
    <Box sx={{ height: 422 }}>
      <DataGrid
        label="Orders"
        rows={orders}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        showToolbar
        hideFooter
        initialState={{ sorting: { sortModel: [{ field: 'total', sort: 'desc' }] } }}
      />
    </Box>
  );
}
