import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { FakeServer } from '../server/FakeServer';
import { RequestList } from '../server/RequestList';
import { toAddress } from '../server/toAddress';
import { tickets, type Ticket } from './data';

const columns: GridColDef<Ticket>[] = [
  { field: 'id', headerName: 'Ticket', width: 90, sortable: false },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'opened', headerName: 'Opened', width: 120 },
];

export default function ServerSorting() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([{ field: 'opened', sort: 'asc' }]);
  const [answer, setAnswer] = React.useState<{ rows: Ticket[]; sortModel: GridSortModel }>();
  const [ignored, setIgnored] = React.useState(0);
  const [requests, setRequests] = React.useState<string[]>([]);
  const [server] = React.useState(
    () =>
      new FakeServer({
        rows: tickets,
        report: (request) => setRequests((earlier) => [...earlier, request]),
        // Descending order takes longer than ascending order.
        getLatency: (address) => (address.endsWith('.desc') ? 800 : 300),
      }),
  );

  React.useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const { rows } = await server.get(toAddress('/tickets', { sortModel }));
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
  }, [server, sortModel]);

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
      <RequestList entries={requests} />
    </Stack>
  );
}
