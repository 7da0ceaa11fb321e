import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridColDef,
  type GridDataSource,
  type GridRowGroupingModel,
} from '@mui/x-data-grid-premium';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { GroupServer } from '../../server/GroupServer';
import { RequestList } from '../../server/RequestList';
import { makeSales, type Sale } from '../../server/sales';
import { toGroupAddress } from '../../server/toGroupAddress';

const columns: GridColDef<Sale>[] = [
  { field: 'country', headerName: 'Country' },
  { field: 'city', headerName: 'City', groupable: false },
  { field: 'product', headerName: 'Product', width: 100 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 100, groupable: false },
];

export default function ChangedGroups() {
  const [model, setModel] = React.useState<GridRowGroupingModel>(['country']);
  const [requests, setRequests] = React.useState<string[]>([]);
  const [dataSource] = React.useState<GridDataSource>(() => {
    const report = (request: string) => setRequests((earlier) => [...earlier, request]);
    const server = new GroupServer({ rows: makeSales(60), report });
    return {
      getRows: async (params) => {
        const { rows } = await server.get(toGroupAddress('/sales', params));
        return { rows };
      },
      getGroupKey: (row) => row.group,
      getChildrenCount: (row) => row.count,
    };
  });
  return (
    <div>
      <Stack direction="row" sx={{ mb: 1 }}>
        <Button onClick={() => setModel(['country'])}>By country</Button>
        <Button onClick={() => setModel(['product'])}>By product</Button>
      </Stack>
      <Box sx={{ height: 370 }}>
        {/* #region preview */}
        <DataGridPremium
          label="Sales with a group that changes"
          dataSource={dataSource}
          columns={columns}
          rowGroupingModel={model}
          onRowGroupingModelChange={setModel}
          disableColumnFilter
        />
        {/* #endregion preview */}
      </Box>
      <RequestList entries={requests} />
    </div>
  );
}
