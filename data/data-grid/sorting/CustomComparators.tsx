import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { tickets, type Priority, type Ticket } from './data';

// #region preview
const priorities: Priority[] = ['low', 'normal', 'high', 'urgent'];

const columns: GridColDef<Ticket>[] = [
  { field: 'id', headerName: 'Ticket', width: 90 },
  {
    field: 'priority',
    headerName: 'Priority',
    width: 130,
    sortComparator: (a: Priority, b: Priority) => priorities.indexOf(a) - priorities.indexOf(b),
  },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
];
// #endregion preview

export default function CustomComparators() {
  return (
    <Box sx={{ height: 318 }}>
      <DataGrid
        label="Tickets sorted by urgency"
        rows={tickets}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'priority', sort: 'desc' }] } }}
        hideFooter
      />
    </Box>
  );
}
