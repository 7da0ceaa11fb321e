import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPro, useGridApiRef, type GridDataSource } from '@mui/x-data-grid-pro';
import { FakeServer } from '../../server/FakeServer';
import { RequestList } from '../../server/RequestList';
import { makeSales } from '../../server/sales';
import { toAddress } from '../../server/toAddress';
import { columns } from './columns';

const initialState = { pagination: { paginationModel: { pageSize: 20 } } };

export default function CountedSales() {
  const apiRef = useGridApiRef();
  const [requests, setRequests] = React.useState<string[]>([]);
  const [server] = React.useState(
    () =>
      new FakeServer({
        rows: makeSales(240),
        report: (request) => setRequests((earlier) => [...earlier, request]),
      }),
  );
  // #region preview
  const [dataSource] = React.useState<GridDataSource>(() => ({
    getRows: async (params) => {
      const { rows } = await server.get(toAddress('/sales', params));
      return { rows }; // no row count
    },
  }));
  const countRows = async () => {
    const { rowCount } = await server.get('/sales?limit=0');
    apiRef.current?.setRowCount(rowCount);
  };
  // #endregion preview
  return (
    <div>
      <Button onClick={countRows}>Count the sales</Button>
      <Box sx={{ height: 400 }}>
        <DataGridPro
          label="Sales that are counted later"
          apiRef={apiRef}
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
