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
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 100, editable: true },
];

const initialState = { pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 } };

export default function SavedOrders() {
  const [entries, setEntries] = React.useState<string[]>([]);
  const report = (entry: string) => setEntries((earlier) => [...earlier, entry]);
  const [dataSource] = React.useState<GridDataSource>(() => {
    const server = createOrderServer(report);
    // #region preview
    return {
      getRows: (params) => server.get(toAddress('/orders', params)),
      updateRow: ({ rowId, updatedRow }) => server.put(`/orders/${rowId}`, updatedRow as Order),
    };
    // #endregion preview
  });
  return (
    <div>
      <Box sx={{ height: 372 }}>
        <DataGrid
          label="Orders that a server saves"
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={(error) => report(`error: ${error.message}`)}
          initialState={initialState}
          disableColumnFilter
          pageSizeOptions={[5, 10]}
        />
      </Box>
      <RequestList entries={entries} />
    </div>
  );
}
