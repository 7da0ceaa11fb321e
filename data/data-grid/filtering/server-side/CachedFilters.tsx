import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridDataSource } from '@mui/x-data-grid';
import { columns } from './columns';
import { getParts } from './server';
import { toRequest } from './toRequest';

export default function CachedFilters() {
  const [requests, setRequests] = React.useState<string[]>([]);
  const [dataSource] = React.useState<GridDataSource>(() => ({
    getRows: async ({ filterModel }) => {
      const request = toRequest(filterModel);
      setRequests((earlier) => [...earlier, request]);
      const rows = await getParts(request);
      return { rows, rowCount: rows.length };
    },
  }));
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
      <Typography variant="body2">{`Requests: ${requests.length}`}</Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {`Last request: ${requests.at(-1) ?? 'none'}`}
      </Typography>
    </Stack>
  );
}
