import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { orders, type Order } from './data';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'ordered', headerName: 'Ordered', type: 'date', width: 110 },
  { field: 'total', headerName: 'Total', type: 'number', width: 90 },
];

export default function ExcelOrders() {
  return (
    <Box sx={{ height: 320 }}>
      {/* #region preview */}
      <DataGridPremium
        label="Orders for Excel"
        rows={orders}
        columns={columns}
        showToolbar
        slotProps={{ toolbar: { excelOptions: { fileName: 'orders' } } }}
        hideFooter
      />
      {/* #endregion preview */}
    </Box>
  );
}
