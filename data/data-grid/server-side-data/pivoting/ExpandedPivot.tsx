import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPremium, type DataGridPremiumProps, type GridDataSource } from '@mui/x-data-grid-premium';
import { GroupServer } from '../../server/GroupServer';
import { RequestList } from '../../server/RequestList';
import { makeSales } from '../../server/sales';
import { columns } from './columns';
import { pivotSales } from './pivotSales';

const initialState = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'country' }, { field: 'city' }],
      columns: [{ field: 'year' }],
      values: [{ field: 'total', aggFunc: 'sum' }],
    },
  },
};

const aggregationFunctions = { sum: {} };

const pivotingColDef: DataGridPremiumProps['pivotingColDef'] = (field, path) => ({
  field: [...path, field].join('/'),
});

export default function ExpandedPivot() {
  const [requests, setRequests] = React.useState<string[]>([]);
  const [dataSource] = React.useState<GridDataSource>(() => {
    const report = (request: string) => setRequests((earlier) => [...earlier, request]);
    const server = new GroupServer({ rows: makeSales(240), report, getLatency: () => 0 });
    return {
      getRows: (params) => pivotSales(server, params),
      getGroupKey: (row) => row.group,
      getChildrenCount: (row) => row.count,
      getAggregatedValue: (row, field) => row[field],
    };
  });
  return (
    <div>
      <Box sx={{ height: 420 }}>
        <DataGridPremium
          // #region preview
          initialState={initialState} // rows by country and city
          defaultGroupingExpansionDepth={1}
          dataSource={dataSource}
          // #endregion preview
          label="Sales by country, city and year"
          columns={columns}
          aggregationFunctions={aggregationFunctions}
          pivotingColDef={pivotingColDef}
        />
      </Box>
      <RequestList entries={requests} />
    </div>
  );
}
