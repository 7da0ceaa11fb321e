import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro, type GridDataSource } from '@mui/x-data-grid-pro';
import { FakeServer } from '../../server/FakeServer';
import { RequestList } from '../../server/RequestList';
import { makeSales } from '../../server/sales';
import { toAddress } from '../../server/toAddress';
import { columns } from './columns';

const initialState = { pagination: { paginationModel: { pageSize: 20 } } };

export default function ThrottledSales() {
  const [requests, setRequests] = React.useState<string[]>([]);
  const [dataSource] = React.useState<GridDataSource>(() => {
    const server = new FakeServer({
      rows: makeSales(240),
      report: (request) => setRequests((earlier) => [...earlier, request]),
    });
    return { getRows: (params) => server.get(toAddress('/sales', params)) };
  });
  return (
    <div>
      <Box sx={{ height: 400 }}>
        <DataGridPro
          // #region preview
          lazyLoading
          lazyLoadingRequestThrottleMs={2000}
          dataSource={dataSource}
          // #endregion preview
          label="Sales with fewer requests"
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
