import Box from '@mui/material/Box';
import { DataGrid, gridStringOrNumberComparator, type GridColDef } from '@mui/x-data-grid';
import { tickets, type Priority, type Ticket } from './data';

const priorities: Priority[] = ['low', 'normal', 'high', 'urgent'];
const naturalOrder = new Intl.Collator('en', { numeric: true });

const columns: GridColDef<Ticket>[] = [
  // T-9 comes before T-12.
  { field: 'id', headerName: 'Ticket', width: 100, sortComparator: naturalOrder.compare },
  {
    field: 'priority',
    headerName: 'Priority',
    width: 130,
    // In the order of the array. Of two tickets with the same priority, the newer one counts as less.
    sortComparator: (a: Priority, b: Priority, paramsA, paramsB) =>
      priorities.indexOf(a) - priorities.indexOf(b) ||
      gridStringOrNumberComparator(
        paramsB.api.getCellValue(paramsB.id, 'opened'),
        paramsA.api.getCellValue(paramsA.id, 'opened'),
        paramsB,
        paramsA,
      ),
  },
  { field: 'opened', headerName: 'Opened', flex: 1, minWidth: 110 },
];

export default function CustomComparators() {
  return (
    <Box sx={{ height: 318 }}>
      <DataGrid
        aria-label="Tickets sorted by priority"
        rows={tickets}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'priority', sort: 'desc' }] } }}
        hideFooter
      />
    </Box>
  );
}
