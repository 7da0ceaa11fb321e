import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { makeParcels } from './data';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Parcel', width: 110 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 100 },
];

const rows = makeParcels(23);

export default function FirstLastButtons() {
  return (
    <Box sx={{ height: 370 }}>
      <DataGrid
        label="Parcels with buttons for the first and last page"
        rows={rows}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10]}
        slotProps={{ basePagination: { material: { showFirstButton: true, showLastButton: true } } }}
      />
    </Box>
  );
}
