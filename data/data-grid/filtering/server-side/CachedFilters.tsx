import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridDataSource } from '@mui/x-data-grid';
import { RequestList } from '../../server/RequestList';
import { columns } from './columns';
import { createPartServer } from './createPartServer';
import { toRequest } from './toRequest';

export default function CachedFilters() {
  const [requests, setRequests] = React.useState<string[]>([]);
  const [dataSource] = React.useState<GridDataSource>(() => {
    const server = createPartServer((request) => setRequests((earlier) => [...earlier, request]));
    return { getRows: ({ filterModel }) => server.get(toRequest(filterModel)) };
  });
  return (
    <Stack spacing={1}>
      <Box sx={{ height: 422 }}>
        <DataGrid
          aria-label="Parts from a data source"
          columns={columns}
          dataSource={dataSource}
          initialState={{ pagination: { rowCount: 0 } }}
          showToolbar
          disableColumnSorting
          hideFooter
        />
      </Box>
      <RequestList entries={requests} />
    </Stack>
  );
}
