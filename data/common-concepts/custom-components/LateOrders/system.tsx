import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from './data';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'due', headerName: 'Due', width: 100 },
];

export default function LateOrders() {
  return (
    <Box sx={{ height: 268 }}>
      <DataGrid
        label="Orders"
        rows={orders}
        columns={columns}
        hideFooter
        getRowClassName={({ row }) => (row.isLate ? 'late' : '')}
        sx={{
          borderRadius: 3,
          borderColor: 'primary.main',
          [`& .${gridClasses.columnHeaderTitle}`]: {
            fontSize: '0.75rem',
            letterSpacing: '0.05em',
            textTransform: 'uppercase',
          },
          '& .late': { color: 'error.main', fontWeight: 500 },
        }}
      />
    </Box>
  );
}
