import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, FilterPanelTrigger, Toolbar, ToolbarButton, type GridColDef } from '@mui/x-data-grid';
import { tickets, type Ticket } from './data';

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 100 },
];

function TicketToolbar() {
  return (
    <Toolbar>
      {/* #region preview */}
      <FilterPanelTrigger
        render={(props, { filterCount }) => (
          <ToolbarButton {...props} render={<Button size="small" />}>
            <span>{filterCount > 0 ? `Filters (${filterCount})` : 'Filters'}</span>
          </ToolbarButton>
        )}
      />
      {/* #endregion preview */}
    </Toolbar>
  );
}

export default function FilterCount() {
  return (
    <Box sx={{ height: 268 }}>
      <DataGrid
        label="Tickets with a filter button"
        rows={tickets}
        columns={columns}
        showToolbar
        slots={{ toolbar: TicketToolbar }}
        hideFooter
      />
    </Box>
  );
}
