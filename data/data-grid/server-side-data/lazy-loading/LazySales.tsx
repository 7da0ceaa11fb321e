import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef, type GridDataSource } from '@mui/x-data-grid-pro';
import { FakeServer } from '../../server/FakeServer';
import { RequestList } from '../../server/RequestList';
import { makeSales, type Sale } from '../../server/sales';
import { toAddress } from '../../server/toAddress';

const columns: GridColDef<Sale>[] = [
  { field: 'id', headerName: 'Sale', width: 80 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 90 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

const initialState = { pagination: { paginationModel: { pageSize: 20 } } };

export default function LazySales() {
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
          dataSource={dataSource}
          lazyLoading
          initialState={initialState}
          // #endregion preview
          label="Sales that load in view"
          columns={columns}
          disableColumnFilter
        />
      </Box>
      <RequestList entries={requests} />
    </div>
  );
}
