import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import { createPartServer } from './createPartServer';
import type { Part } from './data';
import { toRequest } from './toRequest';

const columns: GridColDef<Part>[] = [
  { field: 'name', headerName: 'Part', flex: 1, minWidth: 120 },
  { field: 'material', headerName: 'Material', width: 110 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 100 },
];

export default function IgnoreLateResponses() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({ items: [] });
  const [rows, setRows] = React.useState<Part[]>();
  const [lastResponse, setLastResponse] = React.useState('none');
  const [server] = React.useState(() => createPartServer());
  const request = toRequest(filterModel);

  React.useEffect(() => {
    // #region preview
    let isCurrent = true;
    const load = async () => {
      const response = await server.get(request);
      setLastResponse(isCurrent ? request : `${request} (ignored)`);
      if (isCurrent) {
        setRows(response.rows);
      }
    };
    void load();
    return () => {
      isCurrent = false;
    };
    // #endregion preview
  }, [server, request]);

  return (
    <Stack spacing={1}>
      <Box sx={{ height: 422 }}>
        <DataGrid
          label="Parts without late responses"
          rows={rows}
          columns={columns}
          filterMode="server"
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          showToolbar
          disableColumnFilter
          disableColumnSorting
          hideFooter
        />
      </Box>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {`Request: ${request}`}
      </Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {`Last response: ${lastResponse}`}
      </Typography>
    </Stack>
  );
}
