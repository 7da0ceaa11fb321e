import type { GridColDef } from '@mui/x-data-grid';
import type { Trip } from './data';

export const columns: GridColDef<Trip>[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 100 },
  { field: 'nights', headerName: 'Nights', type: 'number', width: 100 },
];
