import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPremium, type GridDataSource, type GridGroupNode } from '@mui/x-data-grid-premium';
import { GroupServer } from '../../server/GroupServer';
import { RequestList } from '../../server/RequestList';
import { makeSales } from '../../server/sales';
import { toGroupAddress } from '../../server/toGroupAddress';
import { columns } from './columns';

const initialState = {
  rowGrouping: { model: ['country', 'city'] },
  columns: { columnVisibilityModel: { country: false, city: false } },
};

// #region preview
function isExpanded({ groupingField, groupingKey }: GridGroupNode) {
  return groupingField === 'country' && groupingKey !== 'Spain';
}
// #endregion preview

export default function ExpandedGroups() {
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
      <Box sx={{ height: 420 }}>
        <DataGridPremium
          label="Sales with expanded countries"
          dataSource={dataSource}
          columns={columns}
          initialState={initialState}
          isGroupExpandedByDefault={isExpanded}
          disableColumnFilter
        />
      </Box>
      <RequestList entries={requests} />
    </div>
  );
}
