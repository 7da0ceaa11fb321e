import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { ColumnsPanelTrigger, DataGrid, Toolbar, ToolbarButton, type GridColDef } from '@mui/x-data-grid';
import { flights, type Flight } from './data';

const columns: GridColDef<Flight>[] = [
  { field: 'route', headerName: 'Route', flex: 1, minWidth: 140 },
  { field: 'gate', headerName: 'Gate', width: 80 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 80 },
];

function FlightToolbar() {
  return (
    <Toolbar>
      {/* #region preview */}
      <ColumnsPanelTrigger
        render={(props, { open }) => (
          <ToolbarButton
            {...props}
            render={<Button size="small" endIcon={open ? <ExpandLessIcon /> : <ExpandMoreIcon />} />}
          >
            Columns
          </ToolbarButton>
        )}
      />
      {/* #endregion preview */}
    </Toolbar>
  );
}

export default function ColumnsButton() {
  return (
    <Box sx={{ height: 268 }}>
      <DataGrid
        label="Flights with a columns button"
        rows={flights}
        columns={columns}
        showToolbar
        slots={{ toolbar: FlightToolbar }}
        hideFooter
      />
    </Box>
  );
}
