import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridSortedRowIdsSelector,
  useGridApiContext,
  useGridApiRef,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { tickets, type Ticket } from './data';

const columns: GridColDef<Ticket>[] = [
  { field: 'id', headerName: 'Ticket', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 100 },
];

function FirstRow() {
  const apiRef = useGridApiContext();
  const [first] = useGridSelector(apiRef, gridSortedRowIdsSelector);
  return (
    <Typography component="output" variant="body2" sx={{ p: 1.5, borderTop: 1, borderColor: 'divider' }}>
      {`First row: ${first}`}
    </Typography>
  );
}

export default function SortFromCode() {
  const apiRef = useGridApiRef();
  const [previous, setPrevious] = React.useState('none');
  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" variant="outlined" onClick={() => apiRef.current?.sortColumn('hours', 'desc')}>
          Slowest first
        </Button>
        <Button size="small" variant="outlined" onClick={() => apiRef.current?.sortColumn('hours')}>
          Next direction
        </Button>
        <Button size="small" variant="outlined" onClick={() => apiRef.current?.setSortModel([])}>
          Clear
        </Button>
      </Stack>
      <Box sx={{ height: 362 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Tickets sorted by buttons"
          rows={tickets}
          columns={columns}
          onSortModelChange={(_model, { api }) => setPrevious(`${api.getRowIdFromRowIndex(0)}`)}
          slots={{ footer: FirstRow }}
        />
      </Box>
      <Typography variant="body2">{`First row in onSortModelChange: ${previous}`}</Typography>
    </Stack>
  );
}
