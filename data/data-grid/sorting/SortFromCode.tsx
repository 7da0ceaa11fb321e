import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { tickets, type Ticket } from './data';

const columns: GridColDef<Ticket>[] = [
  { field: 'id', headerName: 'Ticket', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 100 },
];

export default function SortFromCode() {
  // #region preview
  const apiRef = useGridApiRef();
  const sortSlowestFirst = () => apiRef.current?.sortColumn('hours', 'desc');
  const applyNextDirection = () => apiRef.current?.sortColumn('hours');
  const clear = () => apiRef.current?.setSortModel([]);
  // #endregion preview
  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" variant="outlined" onClick={sortSlowestFirst}>
          Slowest first
        </Button>
        <Button size="small" variant="outlined" onClick={applyNextDirection}>
          Next direction
        </Button>
        <Button size="small" variant="outlined" onClick={clear}>
          Clear
        </Button>
      </Stack>
      <Box sx={{ height: 318 }}>
        <DataGrid
          apiRef={apiRef}
          label="Tickets sorted by buttons"
          rows={tickets}
          columns={columns}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
