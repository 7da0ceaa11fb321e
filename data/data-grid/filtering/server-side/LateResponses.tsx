import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridDataSource, type GridGetRowsResponse } from '@mui/x-data-grid';
import { columns } from './columns';
import { createPartServer } from './createPartServer';
import { toRequest } from './toRequest';

/** A data source without a cache. It reports the request of each response of the server. */
function createDataSource(report: (request: string) => void): GridDataSource {
  const server = createPartServer();
  return {
    getRows: async ({ filterModel }) => {
      const request = toRequest(filterModel);
      const response = await server.get(request);
      report(request);
      return response;
    },
  };
}

/** Adds a cache in front of `getRows`. The grid calls the function for cached rows, too. */
function addCache({ getRows }: GridDataSource): GridDataSource {
  const responses = new Map<string, GridGetRowsResponse>();
  return {
    getRows: async (params) => {
      const key = toRequest(params.filterModel);
      const response = responses.get(key) ?? (await getRows(params));
      responses.set(key, response);
      return response;
    },
  };
}

export default function LateResponses() {
  const [isCachedInGetRows, setIsCachedInGetRows] = React.useState(false);
  const [responses, setResponses] = React.useState<string[]>([]);
  const dataSource = React.useMemo(() => {
    const source = createDataSource((request) => setResponses((earlier) => [...earlier, request]));
    return isCachedInGetRows ? addCache(source) : source;
  }, [isCachedInGetRows]);
  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch onChange={(event) => setIsCachedInGetRows(event.target.checked)} />}
        label="Cache in getRows"
      />
      <Box sx={{ height: 422 }}>
        <DataGrid
          key={String(isCachedInGetRows)}
          aria-label="Parts with late responses"
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={isCachedInGetRows ? null : undefined}
          initialState={{ pagination: { rowCount: 0 } }}
          showToolbar
          disableColumnSorting
          hideFooter
        />
      </Box>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {`Response ${responses.length}: ${responses.at(-1) ?? 'none'}`}
      </Typography>
    </Stack>
  );
}
