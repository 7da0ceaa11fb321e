import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { tickets, type Ticket } from './data';

const columns: GridColDef<Ticket>[] = [
  { field: 'id', headerName: 'Ticket', width: 80 },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 150 },
  { field: 'priority', headerName: 'Priority', width: 90 },
];

export default function TicketList() {
  return (
    <Box sx={{ height: 370 }}>
      <DataGrid label="Tickets" rows={tickets} columns={columns} />
    </Box>
  );
}
