import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { makeParcels } from './data';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Parcel', width: 110 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 100 },
];

const rows = makeParcels(230);

export default function ParcelPages() {
  return (
    <Box sx={{ height: 370 }}>
      <DataGrid label="Parcels" rows={rows} columns={columns} />
    </Box>
  );
}
