import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  Toolbar,
  gridRowSelectionCountSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { tickets, type Ticket } from './data';

const columns: GridColDef<Ticket>[] = [
  { field: 'id', headerName: 'Ticket', width: 80 },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 130 },
  { field: 'priority', headerName: 'Priority', width: 90 },
];

const urgent = tickets.filter(({ priority }) => priority === 'urgent').map(({ id }) => id);

function SelectionToolbar() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridRowSelectionCountSelector);
  return (
    <Toolbar aria-label="Selection" style={{ flex: 'none', flexWrap: 'wrap' }}>
      <Typography component="output" variant="body2">{`${count} selected`}</Typography>
      <Button size="small" onClick={() => apiRef.current.selectRows(urgent)}>
        Add urgent
      </Button>
      <Button
        size="small"
        onClick={() => apiRef.current.selectRowRange({ startId: 101, endId: 103 }, true, true)}
      >
        Only 101 to 103
      </Button>
      <Button
        size="small"
        onClick={() => apiRef.current.setRowSelectionModel({ type: 'include', ids: new Set() })}
      >
        Clear
      </Button>
    </Toolbar>
  );
}

export default function SelectFromCode() {
  return (
    <Box sx={{ height: 410 }}>
      <DataGridPro
        aria-label="Tickets with selection buttons"
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
