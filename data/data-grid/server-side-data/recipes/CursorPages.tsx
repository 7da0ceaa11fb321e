import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridDataSource, type GridPaginationModel } from '@mui/x-data-grid';
import { FakeServer } from '../../server/FakeServer';
import { RequestList } from '../../server/RequestList';
import { makeSales } from '../../server/sales';
import { columns } from './columns';

export default function CursorPages() {
  const [requests, setRequests] = React.useState<string[]>([]);
  const [model, setModel] = React.useState<GridPaginationModel>({ page: 0, pageSize: 5 });
  const [{ dataSource, cursors }] = React.useState(() => {
    const report = (request: string) => setRequests((earlier) => [...earlier, request]);
    const server = new FakeServer({ rows: makeSales(240), report });
    // #region preview
    const known: (string | undefined)[] = [undefined]; // the cursor of each page
    const source: GridDataSource = {
      getRows: async ({ paginationModel }) => {
        const { page, pageSize } = paginationModel!;
        const after = known[page] ? `after=${known[page]}&` : '';
        const { rows, rowCount, nextCursor } = await server.get(`/sales?${after}limit=${pageSize}`);
        known[page + 1] = nextCursor;
        return { rows, rowCount };
      },
    };
    // #endregion preview
    return { dataSource: source, cursors: known };
  });
  const changePage = (next: GridPaginationModel) => {
    if (next.page === 0 || cursors[next.page]) {
      setModel(next); // otherwise the cursor has not arrived yet
    }
  };
  return (
    <div>
      <Box sx={{ height: 372 }}>
        <DataGrid
          label="Sales by cursor"
          dataSource={dataSource}
          columns={columns}
          initialState={{ pagination: { rowCount: 0 } }}
          paginationModel={model}
          onPaginationModelChange={changePage}
          pageSizeOptions={[5]}
          disableColumnFilter
          disableColumnSorting
        />
      </Box>
      <RequestList entries={requests} />
    </div>
  );
}
