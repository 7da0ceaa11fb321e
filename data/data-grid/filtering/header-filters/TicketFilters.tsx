import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { tickets, type Ticket } from './data';

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 150 },
  {
    field: 'team',
    headerName: 'Team',
    type: 'singleSelect',
    valueOptions: ['Apps', 'Billing', 'Network'],
    width: 150,
  },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 130 },
];

export default function TicketFilters() {
  return (
    <Box sx={{ height: 426 }}>
      <DataGridPro label="Tickets" rows={tickets} columns={columns} headerFilters hideFooter />
    </Box>
  );
}
