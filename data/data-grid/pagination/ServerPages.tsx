import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridPaginationModel } from '@mui/x-data-grid';
import { FakeServer, type RowsResponse } from '../server/FakeServer';
import { RequestList } from '../server/RequestList';
import { makeParcels, type Parcel } from './data';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Parcel', width: 110 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 100 },
];

export default function ServerPages() {
  const [model, setModel] = React.useState<GridPaginationModel>({ page: 0, pageSize: 5 });
  const [answer, setAnswer] = React.useState<RowsResponse<Parcel> & { model: GridPaginationModel }>();
  const [ignored, setIgnored] = React.useState(0);
  const [requests, setRequests] = React.useState<string[]>([]);
  const [server] = React.useState(
    () =>
      new FakeServer({
        rows: makeParcels(1234),
        report: (request) => setRequests((earlier) => [...earlier, request]),
        // The second page takes longer than the others.
        getLatency: (address) => (address.includes('from=5&') ? 1500 : 300),
      }),
  );

  React.useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const start = model.page * model.pageSize;
      const response = await server.get(`/parcels?from=${start}&to=${start + model.pageSize - 1}`);
      if (isCurrent) {
        setAnswer({ ...response, model });
      } else {
        // A late answer to an earlier request.
        setIgnored((count) => count + 1);
      }
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [server, model]);

  return (
    <Stack spacing={1}>
      <Box sx={{ height: 370 }}>
        <DataGrid
          aria-label="Parcels from a server"
          rows={answer?.rows}
          columns={columns}
          loading={answer?.model !== model}
          paginationMode="server"
          rowCount={answer?.rowCount ?? 0}
          paginationModel={model}
          onPaginationModelChange={setModel}
          pageSizeOptions={[5, 10]}
          disableColumnSorting
          disableColumnFilter
        />
      </Box>
      <Typography component="output" variant="body2">
        {`Late responses ignored: ${ignored}`}
      </Typography>
      <RequestList entries={requests} />
    </Stack>
  );
}
