import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import { trips, type Trip } from './data';

const columns: GridColDef<Trip>[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 100 },
  { field: 'nights', headerName: 'Nights', type: 'number', width: 100 },
];

const outlined = <Button variant="outlined" size="small" />;

function OutlinedToolbar() {
  return (
    // #region preview
    <Toolbar>
      <ExportCsv render={<ToolbarButton render={outlined} />}>Download</ExportCsv>
      <ColumnsPanelTrigger render={<ToolbarButton render={outlined} />}>Columns</ColumnsPanelTrigger>
    </Toolbar>
    // #endregion preview
  );
}

export default function ElementButtons() {
  return (
    <Box sx={{ height: 268 }}>
      <DataGrid
        label="Trips with outlined buttons"
        rows={trips}
        columns={columns}
        showToolbar
        slots={{ toolbar: OutlinedToolbar }}
        hideFooter
      />
    </Box>
  );
}
