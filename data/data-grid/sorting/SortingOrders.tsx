import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { tickets, type Ticket } from './data';

const columns: GridColDef<Ticket>[] = [
  { field: 'id', headerName: 'Ticket', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'opened', headerName: 'Opened', width: 120 },
];

export default function SortingOrders() {
  return (
    <Box sx={{ height: 318 }}>
      {/* #region preview */}
      <DataGrid
        label="Tickets with descending order first"
        rows={tickets}
        columns={columns}
        sortingOrder={['desc', 'asc']}
        hideFooter
      />
      {/* #endregion preview */}
    </Box>
  );
}
