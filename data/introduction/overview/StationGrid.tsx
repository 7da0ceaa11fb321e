import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from './data';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 130 },
  { field: 'district', headerName: 'District', width: 110 },
  { field: 'docks', headerName: 'Docks', type: 'number', width: 80 },
  {
    field: 'halfYear',
    headerName: 'Rentals',
    type: 'number',
    width: 100,
    valueGetter: (_value, row) => row.rentals.reduce((sum, count) => sum + count, 0),
  },
];

export default function StationGrid() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGrid
        aria-label="Bike stations"
        rows={stations}
        columns={columns}
        density="compact"
        hideFooter
        initialState={{ sorting: { sortModel: [{ field: 'halfYear', sort: 'desc' }] } }}
      />
    </Box>
  );
}
