import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from './data';

// #region preview
const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'district', headerName: 'District', width: 100 },
  {
    field: 'halfYear',
    headerName: 'Rentals',
    type: 'number',
    width: 100,
    valueGetter: (_value, row) => row.rentals.reduce((sum, count) => sum + count, 0),
  },
];
// #endregion preview

export default function StationGrid() {
  return (
    <Box sx={{ height: 300 }}>
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
