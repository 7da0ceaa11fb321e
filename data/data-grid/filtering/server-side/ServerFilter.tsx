import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridFilterModel } from '@mui/x-data-grid';
import { columns } from './columns';
import { createPartServer } from './createPartServer';
import type { Part } from './data';
import { toRequest } from './toRequest';

export default function ServerFilter() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({ items: [] });
  const [answer, setAnswer] = React.useState<{ request: string; rows: Part[] }>();
  const [server] = React.useState(() => createPartServer());
  const [ignored, setIgnored] = React.useState(0);
  // A text, so that a new model with the same conditions sends no request.
  const request = toRequest(filterModel);

  React.useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const { rows } = await server.get(request);
      if (isCurrent) {
        setAnswer({ request, rows });
      } else {
        // A late answer to an earlier request.
        setIgnored((count) => count + 1);
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
          aria-label="Parts filtered by a server"
          rows={answer?.rows}
          columns={columns}
          loading={answer?.request !== request}
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
      <Typography component="output" variant="body2">
        {`Late responses ignored: ${ignored}`}
      </Typography>
    </Stack>
  );
}
