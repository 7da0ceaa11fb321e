import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import type { Ticket } from './data';
import { fetchTickets } from './server';

const columns: GridColDef<Ticket>[] = [
  { field: 'id', headerName: 'Ticket', width: 90, sortable: false },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'opened', headerName: 'Opened', width: 120 },
];

export default function ServerSorting() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([{ field: 'opened', sort: 'asc' }]);
  const [rows, setRows] = React.useState<Ticket[]>([]);
  const [loading, setLoading] = React.useState(true);
  const [ignored, setIgnored] = React.useState(0);

  React.useEffect(() => {
    let isCurrent = true;
    setLoading(true);
    fetchTickets(sortModel).then((answer) => {
      if (isCurrent) {
        setRows(answer);
        setLoading(false);
      } else {
        // A late answer to an earlier request.
        setIgnored((count) => count + 1);
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [sortModel]);

  return (
    <Stack spacing={1}>
      <Box sx={{ height: 318 }}>
        <DataGrid
          aria-label="Tickets sorted by a server"
          rows={rows}
          columns={columns}
          loading={loading}
          sortingMode="server"
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          hideFooter
        />
      </Box>
      <Typography component="output" variant="body2">
        {`Late answers ignored: ${ignored}`}
      </Typography>
    </Stack>
  );
}
