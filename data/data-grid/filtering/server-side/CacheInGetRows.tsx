import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridDataSource, type GridGetRowsResponse } from '@mui/x-data-grid';
import { createPartServer } from './createPartServer';
import type { Part } from './data';
import { toRequest } from './toRequest';

const columns: GridColDef<Part>[] = [
  { field: 'name', headerName: 'Part', flex: 1, minWidth: 120 },
  { field: 'material', headerName: 'Material', width: 110 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 100 },
];

export default function CacheInGetRows() {
  const [lastRequest, setLastRequest] = React.useState('none');
  const [lastResponse, setLastResponse] = React.useState('none');
  const [dataSource] = React.useState<GridDataSource>(() => {
    const server = createPartServer(setLastRequest);
    const load = async (request: string) => {
      const response = await server.get(request);
      setLastResponse(request);
      return response;
    };
    // #region preview
    const cache = new Map<string, GridGetRowsResponse>();
    return {
      getRows: async ({ filterModel }) => {
        const request = toRequest(filterModel);
        const response = cache.get(request) ?? (await load(request));
        cache.set(request, response);
        return response;
      },
    };
    // #endregion preview
  });
  return (
    <Stack spacing={1}>
      <Box sx={{ height: 422 }}>
        <DataGrid
          label="Parts with a cache in getRows"
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={null}
          initialState={{ pagination: { rowCount: 0 } }}
          showToolbar
          disableColumnFilter
          disableColumnSorting
          hideFooter
        />
      </Box>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {`Last request: ${lastRequest}`}
      </Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {`Last response: ${lastResponse}`}
      </Typography>
    </Stack>
  );
}
