import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { makeParcels } from './data';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Parcel', width: 110 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 100 },
];

const rows = makeParcels(123);

export default function PageSizes() {
  return (
    <Box sx={{ height: 370 }}>
      <DataGrid
        label="Parcels with page sizes"
        rows={rows}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5, page: 3 } } }}
        pageSizeOptions={[5, 50, { value: -1, label: 'All' }]}
      />
    </Box>
  );
}
