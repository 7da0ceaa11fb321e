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
  const [answer, setAnswer] = React.useState<{ rows: Ticket[]; sortModel: GridSortModel }>();
  const [ignored, setIgnored] = React.useState(0);

  React.useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const rows = await fetchTickets(sortModel);
      if (isCurrent) {
        setAnswer({ rows, sortModel });
      } else {
        // A late answer to an earlier request.
        setIgnored((count) => count + 1);
      }
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [sortModel]);

  return (
    <Stack spacing={1}>
      <Box sx={{ height: 318 }}>
        <DataGrid
          aria-label="Tickets sorted by a server"
          rows={answer?.rows}
          columns={columns}
          loading={answer?.sortModel !== sortModel}
          sortingMode="server"
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          hideFooter
        />
      </Box>
      <Typography component="output" variant="body2">
        {`Late responses ignored: ${ignored}`}
      </Typography>
    </Stack>
  );
}
