import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridDataSource } from '@mui/x-data-grid';
import { RequestList } from '../server/RequestList';
import { toAddress } from '../server/toAddress';
import { createOrderServer } from './createOrderServer';
import { columns } from './data';

const initialState = { pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 } };

export default function ReloadedOrders() {
  const apiRef = useGridApiRef();
  const total = React.useRef(500);
  const [requests, setRequests] = React.useState<string[]>([]);
  const [server] = React.useState(() =>
    createOrderServer((request) => setRequests((earlier) => [...earlier, request])),
  );
  const [dataSource] = React.useState<GridDataSource>(() => ({
    getRows: (params) => server.get(toAddress('/orders', params)),
  }));
  const raiseTotal = () => {
    total.current += 100;
    server.change(1001, { total: total.current });
  };
  return (
    <div>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button size="small" variant="outlined" onClick={raiseTotal}>
          Change order 1001 on the server
        </Button>
        <Button size="small" onClick={() => void apiRef.current?.dataSource.fetchRows()}>
          Fetch
        </Button>
        <Button
          size="small"
          onClick={() => void apiRef.current?.dataSource.fetchRows(undefined, { skipCache: true })}
        >
          Fetch and skip cache
        </Button>
        <Button size="small" onClick={() => apiRef.current?.dataSource.cache.clear()}>
          Clear cache
        </Button>
      </Stack>
      <Box sx={{ height: 372 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders that change on the server"
          columns={columns}
          dataSource={dataSource}
          initialState={initialState}
          disableColumnFilter
          pageSizeOptions={[5, 10]}
        />
      </Box>
      <RequestList entries={requests} />
    </div>
  );
}
