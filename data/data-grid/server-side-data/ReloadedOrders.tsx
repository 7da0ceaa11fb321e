import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef, type GridDataSource } from '@mui/x-data-grid';
import { toAddress } from '../server/toAddress';
import { createOrderServer } from './createOrderServer';
import type { Order } from './data';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 100 },
];

const initialState = { pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 } };

export default function ReloadedOrders() {
  const [server] = React.useState(() => createOrderServer());
  const [dataSource] = React.useState<GridDataSource>(() => ({
    getRows: (params) => server.get(toAddress('/orders', params)),
  }));
  // #region preview
  const apiRef = useGridApiRef();
  const load = () => apiRef.current?.dataSource.fetchRows();
  const reload = () => apiRef.current?.dataSource.fetchRows(undefined, { skipCache: true });
  // #endregion preview
  return (
    <div>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button size="small" variant="outlined" onClick={() => server.change(1001, { total: 500 })}>
          Change order 1001 on the server
        </Button>
        <Button size="small" onClick={load}>
          Load with cache
        </Button>
        <Button size="small" onClick={reload}>
          Skip the cache
        </Button>
      </Stack>
      <Box sx={{ height: 372 }}>
        <DataGrid
          apiRef={apiRef}
          label="Orders that change on the server"
          columns={columns}
          dataSource={dataSource}
          initialState={initialState}
          disableColumnFilter
          pageSizeOptions={[5, 10]}
        />
      </Box>
    </div>
  );
}
