import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro, type GridDataSource } from '@mui/x-data-grid-pro';
import { FakeServer } from '../../server/FakeServer';
import { RequestList } from '../../server/RequestList';
import { makeSales } from '../../server/sales';
import { columns } from './columns';
import { createCursorLoader } from './createCursorLoader';

const initialState = { pagination: { paginationModel: { pageSize: 20 } } };

export default function CursorScrolling() {
  const [requests, setRequests] = React.useState<string[]>([]);
  const [dataSource] = React.useState<GridDataSource>(() => {
    const report = (request: string) => setRequests((earlier) => [...earlier, request]);
    const load = createCursorLoader(new FakeServer({ rows: makeSales(120), report }), 20);
    return {
      // #region preview
      getRows: async ({ start, end }) => {
        const first = Number(start) / 20;
        const pages = Array.from({ length: Math.ceil((end + 1) / 20) - first }, (_, i) => load(first + i));
        const responses = await Promise.all(pages);
        return { rows: responses.flatMap(({ rows }) => rows), rowCount: responses[0]?.rowCount };
      },
      // #endregion preview
    };
  });
  return (
    <div>
      <Box sx={{ height: 400 }}>
        <DataGridPro
          label="Sales by cursor while scrolling"
          dataSource={dataSource}
          lazyLoading
          columns={columns}
          initialState={initialState}
          disableColumnFilter
          disableColumnSorting
        />
      </Box>
      <RequestList entries={requests} />
    </div>
  );
}
