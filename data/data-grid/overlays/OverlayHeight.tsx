import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type { Order } from './data';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'total', headerName: 'Total', type: 'number', width: 90 },
];

const noOrders: Order[] = [];

export default function OverlayHeight() {
  return (
    <DataGrid
      label="Orders without a fixed height"
      rows={noOrders}
      columns={columns}
      sx={{ '--DataGrid-overlayHeight': '200px' }}
      hideFooter
    />
  );
}
