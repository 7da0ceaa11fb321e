import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridDataSource } from '@mui/x-data-grid';
import { RequestList } from '../server/RequestList';
import { toAddress } from '../server/toAddress';
import { createOrderServer } from './createOrderServer';
import type { Order } from './data';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 100 },
];

const initialState = { pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 } };

export default function RequestLog() {
  const [requests, setRequests] = React.useState<string[]>([]);
  const [dataSource] = React.useState<GridDataSource>(() => {
    const server = createOrderServer((request) => setRequests((earlier) => [...earlier, request]));
    return { getRows: (params) => server.get(toAddress('/orders', params)) };
  });
  return (
    <div>
      <Box sx={{ height: 424 }}>
        <DataGrid
          // #region preview
          dataSource={dataSource}
          filterDebounceMs={500}
          label="Orders with a list of requests"
          // #endregion preview
          columns={columns}
          initialState={initialState}
          disableColumnFilter
          pageSizeOptions={[5, 10]}
          showToolbar
        />
      </Box>
      <RequestList entries={requests} />
    </div>
  );
}
