import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridDataSource } from '@mui/x-data-grid';
import { RequestList } from '../../server/RequestList';
import { createPartServer } from './createPartServer';
import type { Part } from './data';
import { toRequest } from './toRequest';

const columns: GridColDef<Part>[] = [
  { field: 'name', headerName: 'Part', flex: 1, minWidth: 120 },
  { field: 'material', headerName: 'Material', width: 110 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 100 },
];

export default function CachedFilters() {
  const [requests, setRequests] = React.useState<string[]>([]);
  // #region preview
  const [dataSource] = React.useState<GridDataSource>(() => {
    const server = createPartServer((request) => setRequests((earlier) => [...earlier, request]));
    return { getRows: ({ filterModel }) => server.get(toRequest(filterModel)) };
  });
  // #endregion preview
  return (
    <Stack spacing={1}>
      <Box sx={{ height: 422 }}>
        <DataGrid
          label="Parts from a data source"
          columns={columns}
          dataSource={dataSource}
          initialState={{ pagination: { rowCount: 0 } }}
          showToolbar
          disableColumnFilter
          disableColumnSorting
          hideFooter
        />
      </Box>
      <RequestList entries={requests} />
    </Stack>
  );
}
