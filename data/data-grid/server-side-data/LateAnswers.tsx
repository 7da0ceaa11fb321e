import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridDataSource, type GridGetRowsResponse } from '@mui/x-data-grid';
import { columns } from './data';
import { RequestList } from './RequestList';
import { OrderServer } from './server';

const initialState = { pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 } };

/** A data source without a cache. Its second page takes longer than the others. */
function createDataSource(report: (entry: string) => void): GridDataSource {
  const server = new OrderServer(report);
  return {
    getRows: async (params) => {
      const response = await server.getOrders(params, params.start === 5 ? 1500 : 100);
      report(`answer: rows ${params.start} to ${params.end}`);
      return response;
    },
  };
}

/** Adds a cache in front of `getRows`. The grid calls the function for cached rows, too. */
function addCache({ getRows }: GridDataSource): GridDataSource {
  const responses = new Map<string, GridGetRowsResponse>();
  return {
    getRows: async (params) => {
      const key = JSON.stringify(params);
      const response = responses.get(key) ?? (await getRows(params));
      responses.set(key, response);
      return response;
    },
  };
}

export default function LateAnswers() {
  const [isCachedInGetRows, setIsCachedInGetRows] = React.useState(false);
  const [entries, setEntries] = React.useState<string[]>([]);
  const dataSource = React.useMemo(() => {
    const source = createDataSource((entry) => setEntries((earlier) => [...earlier, entry]));
    return isCachedInGetRows ? addCache(source) : source;
  }, [isCachedInGetRows]);
  return (
    <div>
      <FormControlLabel
        control={<Switch onChange={(event) => setIsCachedInGetRows(event.target.checked)} />}
        label="Cache in getRows"
      />
      <Box sx={{ height: 372 }}>
        <DataGrid
          key={String(isCachedInGetRows)}
          aria-label="Orders whose second page is slow"
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={isCachedInGetRows ? null : undefined}
          initialState={initialState}
          disableColumnFilter
          slotProps={{ loadingOverlay: { noRowsVariant: 'linear-progress' } }}
          pageSizeOptions={[5]}
        />
      </Box>
      <RequestList entries={entries} />
    </div>
  );
}
