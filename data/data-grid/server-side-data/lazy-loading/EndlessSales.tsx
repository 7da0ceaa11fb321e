import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro, type GridDataSource } from '@mui/x-data-grid-pro';
import { FakeServer } from '../../server/FakeServer';
import { RequestList } from '../../server/RequestList';
import { makeSales } from '../../server/sales';
import { toAddress } from '../../server/toAddress';
import { columns } from './columns';

const initialState = { pagination: { paginationModel: { pageSize: 20 } } };

export default function EndlessSales() {
  const [requests, setRequests] = React.useState<string[]>([]);
  const [dataSource] = React.useState<GridDataSource>(() => {
    const server = new FakeServer({
      rows: makeSales(60),
      report: (request) => setRequests((earlier) => [...earlier, request]),
    });
    return {
      // #region preview
      getRows: async (params) => {
        const { rows, hasNextPage } = await server.get(toAddress('/sales', params));
        const rowCount = hasNextPage ? undefined : Number(params.start) + rows.length;
        return { rows, rowCount };
      },
      // #endregion preview
    };
  });
  return (
    <div>
      <Box sx={{ height: 400 }}>
        <DataGridPro
          label="Sales without a row count"
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
