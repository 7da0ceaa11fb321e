import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridDataSource } from '@mui/x-data-grid';
import { columns } from './data';
import { RequestList } from './RequestList';
import { OrderServer } from './server';

const initialState = { pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 } };

export default function OrderList() {
  const [requests, setRequests] = React.useState<string[]>([]);
  const [dataSource] = React.useState<GridDataSource>(() => {
    const server = new OrderServer((request) => setRequests((earlier) => [...earlier, request]));
    return { getRows: (params) => server.getOrders(params) };
  });
  return (
    <div>
      <Box sx={{ height: 424 }}>
        <DataGrid
          aria-label="Orders from a server"
          columns={columns}
          dataSource={dataSource}
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
