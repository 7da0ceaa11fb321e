import type { GridColDef } from '@mui/x-data-grid-premium';
import type { Sale } from './data';

export const columns: GridColDef<Sale>[] = [
  { field: 'product', headerName: 'Product' },
  { field: 'store', headerName: 'Store' },
  { field: 'sold', headerName: 'Sold', type: 'date' },
  { field: 'bags', headerName: 'Bags', type: 'number' },
  { field: 'total', headerName: 'Total (€)', type: 'number' },
];
