import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridDataSource } from '@mui/x-data-grid';
import { columns } from './data';
import { RequestList } from './RequestList';
import { OrderServer } from './server';

const initialState = { pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 } };

export default function SavedOrders() {
  const [entries, setEntries] = React.useState<string[]>([]);
  const report = (entry: string) => setEntries((earlier) => [...earlier, entry]);
  const [dataSource] = React.useState<GridDataSource>(() => {
    const server = new OrderServer(report);
    return {
      getRows: (params) => server.getOrders(params),
      updateRow: ({ updatedRow }) => server.saveOrder(updatedRow as never),
    };
  });
  return (
    <div>
      <Box sx={{ height: 372 }}>
        <DataGrid
          aria-label="Orders that a server saves"
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
