import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
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
  const [requests, setRequests] = React.useState<string[]>([]);
  const [server] = React.useState(
    () =>
      new FakeServer({
        rows: makeParcels(1234),
        report: (request) => setRequests((earlier) => [...earlier, request]),
      }),
  );

  React.useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const start = model.page * model.pageSize;
      const response = await server.get(`/parcels?from=${start}&to=${start + model.pageSize - 1}`);
      // Ignore a late response to an earlier request.
      if (isCurrent) {
        setAnswer({ ...response, model });
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
          // #region preview
          rows={answer?.rows}
          loading={answer?.model !== model}
          paginationMode="server"
          rowCount={answer?.rowCount ?? 0}
          paginationModel={model}
          onPaginationModelChange={setModel}
          // #endregion preview
          pageSizeOptions={[5, 10]}
          label="Parcels from a server"
          columns={columns}
          disableColumnSorting
          disableColumnFilter
        />
      </Box>
      <RequestList entries={requests} />
    </Stack>
  );
}
