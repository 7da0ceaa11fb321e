import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { tickets, type Ticket } from './data';

const columns: GridColDef<Ticket>[] = [
  { field: 'id', headerName: 'Ticket', width: 80 },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 150 },
];

export default function CheckboxSelection() {
  return (
    <Box sx={{ height: 370 }}>
      <DataGrid label="Tickets with checkboxes" rows={tickets} columns={columns} checkboxSelection />
    </Box>
  );
}
