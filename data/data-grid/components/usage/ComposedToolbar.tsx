import Box from '@mui/material/Box';
import { ColumnsPanelTrigger, DataGrid, ExportCsv, Toolbar, type GridColDef } from '@mui/x-data-grid';
import { trips, type Trip } from './data';

const columns: GridColDef<Trip>[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 100 },
  { field: 'nights', headerName: 'Nights', type: 'number', width: 100 },
];

function TripToolbar() {
  return (
    <Toolbar>
      <ColumnsPanelTrigger>Columns</ColumnsPanelTrigger>
      <ExportCsv>Download</ExportCsv>
    </Toolbar>
  );
}

export default function ComposedToolbar() {
  return (
    <Box sx={{ height: 268 }}>
      <DataGrid
        label="Trips"
        rows={trips}
        columns={columns}
        showToolbar
        slots={{ toolbar: TripToolbar }}
        hideFooter
      />
    </Box>
  );
}
