import type { GridColDef } from '@mui/x-data-grid-premium';

export const rows = [
  { id: 1, city: 'Lisbon', online: 420, store: 610 },
  { id: 2, city: 'Oslo', online: 380, store: 240 },
  { id: 3, city: 'Vienna', online: 510, store: 450 },
  { id: 4, city: 'Dublin', online: 290, store: 330 },
];

export const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 90 },
  { field: 'online', headerName: 'Online', type: 'number', width: 100 },
  { field: 'store', headerName: 'Store', type: 'number', width: 100 },
];
