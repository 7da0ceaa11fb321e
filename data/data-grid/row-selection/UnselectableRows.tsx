import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridRowParams } from '@mui/x-data-grid';
import { tickets, type Ticket } from './data';

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 150 },
  { field: 'closed', headerName: 'Closed', type: 'boolean', width: 80 },
];

const isOpen = ({ row }: GridRowParams<Ticket>) => !row.closed;

export default function UnselectableRows() {
  return (
    <Box sx={{ height: 370 }}>
      <DataGrid
        label="Open tickets can be selected"
        rows={tickets}
        columns={columns}
        checkboxSelection
        isRowSelectable={isOpen}
      />
    </Box>
  );
}
