import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { tickets, type Ticket } from './data';

const columns: GridColDef<Ticket>[] = [
  { field: 'id', headerName: 'Ticket', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 100 },
];

export default function SortByHeader() {
  return (
    <Box sx={{ height: 318 }}>
      <DataGrid label="Tickets" rows={tickets} columns={columns} hideFooter />
    </Box>
  );
}
