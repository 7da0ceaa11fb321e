import type { GridColDef } from '@mui/x-data-grid';
import type { Room } from './data';

export const columns: GridColDef<Room>[] = [
  { field: 'name', headerName: 'Room', flex: 1, minWidth: 110 },
  { field: 'isFree', headerName: 'Free', type: 'boolean', width: 80 },
  { field: 'price', headerName: 'Price', type: 'number', width: 90 },
];
