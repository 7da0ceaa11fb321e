import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ColumnsPanelTrigger, DataGrid, Toolbar, ToolbarButton } from '@mui/x-data-grid';
import { columns } from './columns';
import { trips } from './data';

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
