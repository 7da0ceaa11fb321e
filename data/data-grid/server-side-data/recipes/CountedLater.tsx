import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, useGridApiRef, type GridDataSource } from '@mui/x-data-grid';
import { FakeServer } from '../../server/FakeServer';
import { RequestList } from '../../server/RequestList';
import { makeSales } from '../../server/sales';
import { toAddress } from '../../server/toAddress';
import { columns } from './columns';

const initialState = { pagination: { paginationModel: { pageSize: 5 }, rowCount: -1 } };

export default function CountedLater() {
  const apiRef = useGridApiRef();
  const [requests, setRequests] = React.useState<string[]>([]);
  const [server] = React.useState(
    () =>
      new FakeServer({
        rows: makeSales(240),
        report: (request) => setRequests((earlier) => [...earlier, request]),
        getLatency: (address) => (address.includes('limit=0') ? 2000 : 300),
      }),
  );
  // #region preview
  const [dataSource] = React.useState<GridDataSource>(() => ({
    getRows: async (params) => {
      if (params.start === 0) {
        void server.get('/sales?limit=0').then(({ rowCount }) => apiRef.current?.setRowCount(rowCount));
      }
      const { rows } = await server.get(toAddress('/sales', params));
      return { rows };
    },
  }));
  // #endregion preview
  return (
    <div>
      <Box sx={{ height: 372 }}>
        <DataGrid
          label="Sales that are counted slowly"
          apiRef={apiRef}
          dataSource={dataSource}
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
