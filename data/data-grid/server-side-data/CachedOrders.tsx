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

export default function CachedOrders() {
  const [requests, setRequests] = React.useState<string[]>([]);
  const [dataSource] = React.useState<GridDataSource>(() => {
    const server = createOrderServer((request) => setRequests((earlier) => [...earlier, request]));
    return { getRows: (params) => server.get(toAddress('/orders', params)) };
  });
  return (
    <div>
      <Box sx={{ height: 372 }}>
        <DataGrid
          // #region preview
          dataSource={dataSource}
          initialState={initialState}
          pageSizeOptions={[5, 10]}
          // #endregion preview
          label="Orders from the cache"
          columns={columns}
          disableColumnFilter
        />
      </Box>
      <RequestList entries={requests} />
    </div>
  );
}
