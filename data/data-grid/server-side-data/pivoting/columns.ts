import type { GridColDef } from '@mui/x-data-grid-premium';
import type { Sale } from '../../server/sales';

export const columns: GridColDef<Sale>[] = [
  { field: 'product', headerName: 'Product' },
  { field: 'country', headerName: 'Country' },
  { field: 'city', headerName: 'City' },
  { field: 'year', headerName: 'Year' },
  { field: 'quarter', headerName: 'Quarter' },
  { field: 'units', headerName: 'Units', type: 'number' },
  { field: 'total', headerName: 'Total (€)', type: 'number' },
];
