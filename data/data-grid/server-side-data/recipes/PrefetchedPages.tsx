import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridDataSource } from '@mui/x-data-grid';
import { FakeServer, type RowsResponse } from '../../server/FakeServer';
import { RequestList } from '../../server/RequestList';
import { makeSales, type Sale } from '../../server/sales';
import { toAddress } from '../../server/toAddress';
import { columns } from './columns';

const initialState = { pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 } };

function createDataSource(server: FakeServer<Sale>): GridDataSource {
  const pages = new Map<string, Promise<RowsResponse<Sale>>>();

  function load(address: string): Promise<RowsResponse<Sale>> {
    const page = pages.get(address) ?? server.get(address);
    pages.set(address, page);
    page.catch(() => pages.delete(address)); // users see the error when they open the page
    return page;
  }

  return {
    // #region preview
    getRows: async (params) => {
      const { rows, rowCount } = await load(toAddress('/sales', params));
      const start = params.end + 1;
      if (start < rowCount) {
        void load(toAddress('/sales', { ...params, start, end: params.end + rows.length }));
      }
      return { rows, rowCount };
    },
    // #endregion preview
  };
}

export default function PrefetchedPages() {
  const [requests, setRequests] = React.useState<string[]>([]);
  const [dataSource] = React.useState(() => {
    const report = (request: string) => setRequests((earlier) => [...earlier, request]);
    return createDataSource(new FakeServer({ rows: makeSales(240), report }));
  });
  return (
    <div>
      <Box sx={{ height: 372 }}>
        <DataGrid
          label="Sales that load ahead"
          dataSource={dataSource}
          dataSourceCache={null}
          columns={columns}
          initialState={initialState}
          pageSizeOptions={[5]}
          disableColumnFilter
        />
      </Box>
      <RequestList entries={requests} />
    </div>
  );
}
