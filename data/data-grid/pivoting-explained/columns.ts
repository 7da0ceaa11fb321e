import type { GridColDef } from '@mui/x-data-grid-premium';
import type { Harvest } from './data';

export const columns: GridColDef<Harvest>[] = [
  { field: 'fruit', headerName: 'Fruit', width: 90 },
  { field: 'farm', headerName: 'Farm', width: 80 },
  { field: 'year', headerName: 'Year', width: 80 },
  { field: 'crates', headerName: 'Crates', type: 'number', width: 90 },
  { field: 'income', headerName: 'Income (€)', type: 'number', width: 110 },
];
