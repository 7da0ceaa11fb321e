import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from './data';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 90 },
];

export default function CopyRows() {
  return (
    <Stack spacing={2}>
      <Box sx={{ height: 284 }}>
        {/* #region preview */}
        <DataGrid
          label="Orders to copy with Ctrl+C"
          rows={orders}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          hideFooter
        />
        {/* #endregion preview */}
      </Box>
      <Stack component="label">
        Paste here
        <textarea rows={2} />
      </Stack>
    </Stack>
  );
}
