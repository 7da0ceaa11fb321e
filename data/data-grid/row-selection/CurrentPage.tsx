import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { tickets, type Ticket } from './data';

const columns: GridColDef<Ticket>[] = [
  { field: 'id', headerName: 'Ticket', width: 80 },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 150 },
];

export default function CurrentPage() {
  return (
    <Box sx={{ height: 268 }}>
      <DataGridPro
        label="Tickets in pages"
        rows={tickets}
        columns={columns}
        checkboxSelection
        checkboxSelectionVisibleOnly
        pagination
        pageSizeOptions={[3]}
        initialState={{ pagination: { paginationModel: { pageSize: 3 } } }}
      />
    </Box>
  );
}
