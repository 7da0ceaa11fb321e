import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { ferries, type Ferry } from './data';

const columns: GridColDef<Ferry>[] = [
  { field: 'departs', headerName: 'Departs', width: 90 },
  { field: 'route', headerName: 'Route', flex: 1, minWidth: 90 },
  { field: 'cars', headerName: 'Cars', type: 'number', width: 80 },
];

export default function FixedHeight() {
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      <DataGrid label="Ferries of today" rows={ferries} columns={columns} />
    </Box>
  );
}
