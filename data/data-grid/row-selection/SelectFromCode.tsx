import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPro, Toolbar, useGridApiContext, type GridColDef } from '@mui/x-data-grid-pro';
import { tickets, type Ticket } from './data';

const columns: GridColDef<Ticket>[] = [
  { field: 'id', headerName: 'Ticket', width: 80 },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 130 },
  { field: 'priority', headerName: 'Priority', width: 90 },
];

const urgent = tickets.filter(({ priority }) => priority === 'urgent').map(({ id }) => id);

function SelectionToolbar() {
  // #region preview
  const apiRef = useGridApiContext();
  const addUrgent = () => apiRef.current.selectRows(urgent);
  const selectRange = () => apiRef.current.selectRowRange({ startId: 101, endId: 103 }, true, true);
  const clear = () => apiRef.current.setRowSelectionModel({ type: 'include', ids: new Set() });
  // #endregion preview
  return (
    <Toolbar aria-label="Selection" style={{ flex: 'none', flexWrap: 'wrap' }}>
      <Button size="small" onClick={addUrgent}>
        Add urgent
      </Button>
      <Button size="small" onClick={selectRange}>
        Only 101 to 103
      </Button>
      <Button size="small" onClick={clear}>
        Clear
      </Button>
    </Toolbar>
  );
}

export default function SelectFromCode() {
  return (
    <Box sx={{ height: 410 }}>
      <DataGridPro
        label="Tickets with selection buttons"
        rows={tickets}
        columns={columns}
        checkboxSelection
        showToolbar
        slots={{ toolbar: SelectionToolbar }}
        hideFooter
      />
    </Box>
  );
}
