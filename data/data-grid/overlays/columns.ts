import type { GridColDef } from '@mui/x-data-grid';
import type { Order } from './data';

export const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'total', headerName: 'Total', type: 'number', width: 90 },
];
