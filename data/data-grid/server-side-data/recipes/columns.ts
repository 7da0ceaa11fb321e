import type { GridColDef } from '@mui/x-data-grid';
import type { Sale } from '../../server/sales';

export const columns: GridColDef<Sale>[] = [
  { field: 'id', headerName: 'Sale', width: 80, valueFormatter: String },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 90 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];
