import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, useGridApiRef, type GridDataSource } from '@mui/x-data-grid-premium';
import { GroupServer } from '../../server/GroupServer';
import { RequestList } from '../../server/RequestList';
import { makeSales } from '../../server/sales';
import { toGroupAddress } from '../../server/toGroupAddress';
import { columns } from './columns';

const initialState = {
  rowGrouping: { model: ['country'] },
  columns: { columnVisibilityModel: { country: false } },
};

export default function RefreshedGroups() {
  const apiRef = useGridApiRef();
  const [requests, setRequests] = React.useState<string[]>([]);
  const [server] = React.useState(
    () =>
      new GroupServer({
        rows: makeSales(10),
        report: (request) => setRequests((earlier) => [...earlier, request]),
      }),
  );
  const [dataSource] = React.useState<GridDataSource>(() => ({
    getRows: async (params) => {
      const { rows } = await server.get(toGroupAddress('/sales', params));
      return { rows };
    },
    getGroupKey: (row) => row.group,
    getChildrenCount: (row) => row.count,
  }));
  // #region preview
  const refresh = async () => {
    apiRef.current?.dataSource.cache.clear();
    await apiRef.current?.dataSource.fetchRows(); // the groups
    apiRef.current?.dataSource.fetchRows('Spain'); // the rows of one group
  };
  // #endregion preview
  return (
    <div>
      <Stack direction="row" sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button onClick={() => server.change(1008, { country: 'Norway', city: 'Oslo' })}>
          Move a sale to Norway
        </Button>
        <Button onClick={refresh}>Refresh</Button>
      </Stack>
      <Box sx={{ height: 370 }}>
        <DataGridPremium
          label="Sales by country to refresh"
          apiRef={apiRef}
          dataSource={dataSource}
          columns={columns}
          initialState={initialState}
          disableColumnFilter
          disableColumnSorting
        />
      </Box>
      <RequestList entries={requests} />
    </div>
  );
}
