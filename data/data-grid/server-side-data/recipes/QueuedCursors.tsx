import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridDataSource } from '@mui/x-data-grid';
import { FakeServer } from '../../server/FakeServer';
import { RequestList } from '../../server/RequestList';
import { makeSales } from '../../server/sales';
import { columns } from './columns';
import { createCursorLoader } from './createCursorLoader';

const initialState = { pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 } };

export default function QueuedCursors() {
  const [requests, setRequests] = React.useState<string[]>([]);
  const [dataSource] = React.useState<GridDataSource>(() => {
    const report = (request: string) => setRequests((earlier) => [...earlier, request]);
    // #region preview
    const load = createCursorLoader(new FakeServer({ rows: makeSales(240), report }), 5);
    return {
      getRows: async ({ paginationModel }) => {
        const { rows, rowCount } = await load(paginationModel!.page);
        return { rows, rowCount };
      },
    };
    // #endregion preview
  });
  return (
    <div>
      <Box sx={{ height: 372 }}>
        <DataGrid
          label="Sales by queued cursors"
          dataSource={dataSource}
          columns={columns}
          initialState={initialState}
          pageSizeOptions={[5]}
          disableColumnFilter
          disableColumnSorting
        />
      </Box>
      <RequestList entries={requests} />
    </div>
  );
}
