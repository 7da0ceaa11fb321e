import Box from '@mui/material/Box';
import { ColumnsPanelTrigger, DataGrid, ExportCsv, Toolbar } from '@mui/x-data-grid';
import { columns } from './columns';
import { trips } from './data';

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
