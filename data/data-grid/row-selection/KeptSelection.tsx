import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { tickets, type Ticket } from './data';

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 150 },
  { field: 'priority', headerName: 'Priority', width: 90 },
];

export default function KeptSelection() {
  return (
    <Box sx={{ height: 424 }}>
      <DataGrid
        label="Tickets to search"
        rows={tickets}
        columns={columns}
        checkboxSelection
        keepNonExistentRowsSelected
        showToolbar
      />
    </Box>
  );
}
