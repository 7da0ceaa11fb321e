import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { tickets, type Ticket } from './data';

const columns: GridColDef<Ticket>[] = [
  { field: 'id', headerName: 'Ticket', width: 90 },
  { field: 'priority', headerName: 'Priority', width: 120 },
  { field: 'opened', headerName: 'Opened', flex: 1, minWidth: 120 },
];

export default function MultiSorting() {
  return (
    <Box sx={{ height: 318 }}>
      <DataGridPro
        label="Tickets sorted by priority and date"
        rows={tickets}
        columns={columns}
        // #region preview
        initialState={{
          sorting: {
            sortModel: [
              { field: 'priority', sort: 'desc' },
              { field: 'opened', sort: 'asc' },
            ],
          },
        }}
        // #endregion preview
        hideFooter
      />
    </Box>
  );
}
