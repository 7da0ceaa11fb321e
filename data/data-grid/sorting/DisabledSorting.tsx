import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { tickets, type Ticket } from './data';

// #region preview
const columns: GridColDef<Ticket>[] = [
  { field: 'id', headerName: 'Ticket', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120, sortable: false },
  { field: 'opened', headerName: 'Opened', width: 120 },
];
// #endregion preview

export default function DisabledSorting() {
  return (
    <Box sx={{ height: 318 }}>
      <DataGrid
        label="Tickets that users cannot sort by customer"
        rows={tickets}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
