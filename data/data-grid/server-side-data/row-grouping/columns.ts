import type { GridColDef } from '@mui/x-data-grid-premium';
import type { Sale } from '../../server/sales';

export const columns: GridColDef<Sale>[] = [
  { field: 'country', headerName: 'Country' },
  { field: 'city', headerName: 'City' },
  { field: 'product', headerName: 'Product', width: 100 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 100 },
];
