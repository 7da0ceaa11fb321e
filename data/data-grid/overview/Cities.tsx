import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 90 },
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 90 },
  { field: 'people', headerName: 'People', type: 'number', width: 100 },
];

const rows = [
  { id: 'brq', city: 'Brno', country: 'Czechia', people: 402_000 },
  { id: 'gne', city: 'Ghent', country: 'Belgium', people: 265_000 },
  { id: 'grz', city: 'Graz', country: 'Austria', people: 303_000 },
  { id: 'lys', city: 'Lyon', country: 'France', people: 522_000 },
  { id: 'mma', city: 'Malmö', country: 'Sweden', people: 362_000 },
  { id: 'opo', city: 'Porto', country: 'Portugal', people: 232_000 },
  { id: 'trn', city: 'Turin', country: 'Italy', people: 847_000 },
];

export default function Cities() {
  return (
    <Box sx={{ height: 372 }}>
      <DataGrid
        label="Cities"
        rows={rows}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'people', sort: 'desc' }] },
          pagination: { paginationModel: { pageSize: 5 } },
        }}
        pageSizeOptions={[5, 10]}
        checkboxSelection
      />
    </Box>
  );
}
