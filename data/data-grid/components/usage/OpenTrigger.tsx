import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ColumnsPanelTrigger, DataGrid, Toolbar, ToolbarButton, type GridColDef } from '@mui/x-data-grid';
import { trips, type Trip } from './data';

const columns: GridColDef<Trip>[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 100 },
  { field: 'nights', headerName: 'Nights', type: 'number', width: 100 },
];

function TripToolbar() {
  return (
    <Toolbar>
      {/* #region preview */}
      <ColumnsPanelTrigger
        render={(props, { open }) => (
          <ToolbarButton
            {...props}
            render={<Button variant={open ? 'contained' : 'outlined'} size="small" />}
          >
            Columns
          </ToolbarButton>
        )}
      />
      {/* #endregion preview */}
    </Toolbar>
  );
}

export default function OpenTrigger() {
  return (
    <Box sx={{ height: 268 }}>
      <DataGrid
        label="Trips with a filled button"
        rows={trips}
        columns={columns}
        showToolbar
        slots={{ toolbar: TripToolbar }}
        hideFooter
      />
    </Box>
  );
}
