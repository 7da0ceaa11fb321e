import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { GroupServer } from '../../server/GroupServer';
import { RequestList } from '../../server/RequestList';
import { makeSales, type Sale } from '../../server/sales';
import { toGroupAddress } from '../../server/toGroupAddress';

const columns: GridColDef<Sale>[] = [
  { field: 'product', headerName: 'Product' },
  { field: 'country', headerName: 'Country' },
  { field: 'year', headerName: 'Year' },
  { field: 'units', headerName: 'Units', type: 'number' },
  { field: 'total', headerName: 'Total (€)', type: 'number' },
];

const initialState = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'product' }],
      columns: [{ field: 'year' }],
      values: [{ field: 'total', aggFunc: 'sum' }],
    },
  },
};

const aggregationFunctions = { sum: {}, avg: {} };

// #region preview
const pivotingColDef: DataGridPremiumProps['pivotingColDef'] = (field, path) => ({
  field: [...path, field].join('/'), // '2025/total', as in the rows of the server
});
// #endregion preview

export default function PivotedSales() {
  const [requests, setRequests] = React.useState<string[]>([]);
  const [dataSource] = React.useState<GridDataSource>(() => {
    const report = (request: string) => setRequests((earlier) => [...earlier, request]);
    const server = new GroupServer({ rows: makeSales(240), report });
    return {
      getRows: async (params) => {
        const response = await server.get(toGroupAddress('/sales', params));
        const { rows, aggregateRow, pivotColumns = [] } = response;
        return params.pivotModel ? { rows, aggregateRow, pivotColumns } : { rows };
      },
      getGroupKey: (row) => row.group,
      getChildrenCount: (row) => row.count,
      getAggregatedValue: (row, field) => row[field],
    };
  });
  return (
    <div>
      <Box sx={{ height: 420 }}>
        <DataGridPremium
          label="Sales by product and year"
          dataSource={dataSource}
          columns={columns}
          initialState={initialState}
          aggregationFunctions={aggregationFunctions}
          pivotingColDef={pivotingColDef}
          showToolbar
        />
      </Box>
      <RequestList entries={requests} />
    </div>
  );
}
