import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { tickets, type Ticket } from './data';

const columns: GridColDef<Ticket>[] = [
  { field: 'id', headerName: 'Ticket', width: 80 },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 150 },
];

export default function SeveralRows() {
  return (
    <Box sx={{ height: 372 }}>
      <DataGridPro label="Several tickets" rows={tickets} columns={columns} />
    </Box>
  );
}
