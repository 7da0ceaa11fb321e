import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, getGridNumericOperators, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import { createPartServer } from './createPartServer';
import type { Part } from './data';
import { toRequest } from './toRequest';

const columns: GridColDef<Part>[] = [
  { field: 'name', headerName: 'Part', flex: 1, minWidth: 120, filterable: false },
  { field: 'material', headerName: 'Material', width: 110, filterable: false },
  {
    field: 'stock',
    headerName: 'Stock',
    type: 'number',
    width: 100,
    filterOperators: getGridNumericOperators().filter(({ value }) => value === '>' || value === '<'),
  },
];

export default function ServerFilter() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({ items: [] });
  const [response, setResponse] = React.useState<{ request: string; rows: Part[] }>();
  const [server] = React.useState(() => createPartServer());
  const request = toRequest(filterModel);

  React.useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const { rows } = await server.get(request);
      if (isCurrent) {
        setResponse({ request, rows });
      }
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [server, request]);

  return (
    <Stack spacing={1}>
      <Box sx={{ height: 422 }}>
        <DataGrid
          label="Parts filtered by a server"
          rows={response?.rows}
          columns={columns}
          loading={response?.request !== request}
          filterMode="server"
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          showToolbar
          disableColumnSorting
          hideFooter
        />
      </Box>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {`Request: ${request}`}
      </Typography>
    </Stack>
  );
}
