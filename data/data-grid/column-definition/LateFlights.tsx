import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 'KL 1705', delay: 0 },
  { id: 'TP 531', delay: 55 },
  { id: 'SK 904', delay: 10 },
];

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Flight', flex: 1, minWidth: 110 },
  // #region preview
  {
    field: 'delay',
    headerName: 'Delay',
    type: 'number',
    cellClassName: ({ value }) => (value > 30 ? 'late' : ''),
  },
  // #endregion preview
];

export default function LateFlights() {
  return (
    <Box sx={{ height: 232 }}>
      <DataGrid
        label="Delays"
        rows={rows}
        columns={columns}
        hideFooter
        sx={{ '& .late': { color: 'error.main', fontWeight: 'bold' } }}
      />
    </Box>
  );
}
