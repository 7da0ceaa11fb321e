import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { bookings } from './data';

const columns: GridColDef[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 110 },
  { field: 'room', headerName: 'Room', width: 90 },
  { field: 'nights', headerName: 'Nights', type: 'number', width: 80 },
];

export default function NamedGrid() {
  return (
    <Box sx={{ height: 318 }}>
      <DataGrid
        label="Bookings in June"
        rows={bookings.slice(0, 4)}
        columns={columns}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
