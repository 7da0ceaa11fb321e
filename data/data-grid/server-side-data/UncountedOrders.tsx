import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridDataSource } from '@mui/x-data-grid';
import { columns } from './data';
import { RequestList } from './RequestList';
import { OrderServer } from './server';

const initialState = { pagination: { paginationModel: { pageSize: 5 }, rowCount: -1 } };

export default function UncountedOrders() {
  const [requests, setRequests] = React.useState<string[]>([]);
  const [dataSource] = React.useState<GridDataSource>(() => {
    const report = (request: string) => setRequests((earlier) => [...earlier, request]);
    const server = new OrderServer({ report, size: 12 });
    return {
      getRows: async (params) => {
        const { rows } = await server.getOrders(params);
        const start = Number(params.start);
        const isLastPage = rows.length < params.end - start + 1;
        return { rows, rowCount: isLastPage ? start + rows.length : undefined };
      },
    };
  });
  return (
    <div>
      <Box sx={{ height: 372 }}>
        <DataGrid
          aria-label="Orders that the server does not count"
          columns={columns}
          dataSource={dataSource}
          initialState={initialState}
          estimatedRowCount={100}
          pageSizeOptions={[5]}
          disableColumnFilter
        />
      </Box>
      <RequestList entries={requests} />
    </div>
  );
}
