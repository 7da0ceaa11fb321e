import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridDataSource } from '@mui/x-data-grid';
import { FakeServer } from '../../server/FakeServer';
import { RequestList } from '../../server/RequestList';
import { makeSales } from '../../server/sales';
import { toAddress } from '../../server/toAddress';
import { columns } from './columns';

// #region preview
async function withRetry<T>(request: () => Promise<T>, attempts = 3): Promise<T> {
  try {
    return await request();
  } catch (error) {
    if (attempts === 1) {
      throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
    return withRetry(request, attempts - 1);
  }
}
// #endregion preview

const initialState = { pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 } };

export default function RetriedRequests() {
  const [failure, setFailure] = React.useState('');
  const [requests, setRequests] = React.useState<string[]>([]);
  const [server] = React.useState(
    () =>
      new FakeServer({
        rows: makeSales(240),
        report: (request) => setRequests((earlier) => [...earlier, request]),
      }),
  );
  const [dataSource] = React.useState<GridDataSource>(() => ({
    getRows: async (params) => {
      const response = await withRetry(() => server.get(toAddress('/sales', params)));
      setFailure('');
      return response;
    },
  }));
  return (
    <div>
      <FormControlLabel
        control={<Switch onChange={(event) => server.setDown(event.target.checked)} />}
        label="The server is down"
      />
      <Box sx={{ height: 372 }}>
        <DataGrid
          label="Sales with a retry"
          dataSource={dataSource}
          onDataSourceError={(error) => setFailure(error.message)}
          columns={columns}
          initialState={initialState}
          pageSizeOptions={[5]}
          disableColumnFilter
        />
      </Box>
      {failure && <Alert severity="error">{failure}</Alert>}
      <RequestList entries={requests} />
    </div>
  );
}
