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

export default function CursorPages() {
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
  // The cursor of each known page. The first page needs none.
  const cursors = React.useRef<(string | undefined)[]>([undefined]);

  React.useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      // #region preview
      const cursor = cursors.current[model.page];
      const response = await server.get(
        `/parcels?${cursor ? `after=${cursor}&` : ''}limit=${model.pageSize}`,
      );
      if (isCurrent) {
        cursors.current[model.page + 1] = response.nextCursor;
        setAnswer({ ...response, model });
      }
      // #endregion preview
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [server, model]);

  const changePage = (next: GridPaginationModel) => {
    if (next.pageSize !== model.pageSize) {
      // Cursors depend on the page size.
      cursors.current = [undefined];
      setModel({ page: 0, pageSize: next.pageSize });
    } else if (next.page === 0 || cursors.current[next.page]) {
      setModel(next);
    }
  };

  return (
    <Stack spacing={1}>
      <Box sx={{ height: 370 }}>
        <DataGrid
          label="Parcels by cursor"
          rows={answer?.rows}
          columns={columns}
          loading={answer?.model !== model}
          paginationMode="server"
          rowCount={answer?.rowCount ?? 0}
          paginationModel={model}
          onPaginationModelChange={changePage}
          pageSizeOptions={[5, 10]}
          disableColumnSorting
          disableColumnFilter
        />
      </Box>
      <RequestList entries={requests} />
    </Stack>
  );
}
