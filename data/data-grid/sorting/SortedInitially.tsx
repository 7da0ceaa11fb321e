import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { tickets, type Ticket } from './data';

const columns: GridColDef<Ticket>[] = [
  { field: 'id', headerName: 'Ticket', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'opened', headerName: 'Opened', width: 120 },
];

export default function SortedInitially() {
  return (
    <Box sx={{ height: 318 }}>
      <DataGrid
        label="Newest tickets first"
        // #region preview
        rows={tickets}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'opened', sort: 'desc' }] },
        }}
        // #endregion preview
        hideFooter
      />
    </Box>
  );
}
