import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { orders, type Order } from './data';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110, editable: true },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 90, editable: true },
];

export default function PastedCells() {
  return (
    <Box sx={{ height: 284 }}>
      <DataGridPremium
        label="Orders to paste into"
        rows={orders}
        columns={columns}
        cellSelection
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
