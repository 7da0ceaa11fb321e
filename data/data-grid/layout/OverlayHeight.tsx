import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type { Ferry } from './data';

const columns: GridColDef<Ferry>[] = [
  { field: 'departs', headerName: 'Departs', width: 90 },
  { field: 'route', headerName: 'Route', flex: 1, minWidth: 90 },
  { field: 'cars', headerName: 'Cars', type: 'number', width: 80 },
];

export default function OverlayHeight() {
  return (
    <Box sx={{ minHeight: 218 }}>
      <DataGrid
        label="Canceled ferries"
        rows={[]}
        columns={columns}
        autoHeight
        hideFooter
        sx={{ '--DataGrid-overlayHeight': '160px' }}
      />
    </Box>
  );
}
