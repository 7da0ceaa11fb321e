import Box from '@mui/material/Box';
import { DataGridPremium, type DataGridPremiumProps, type GridDataSource } from '@mui/x-data-grid-premium';
import { GroupServer } from '../../server/GroupServer';
import { makeSales } from '../../server/sales';
import { columns } from './columns';
import { pivotSales } from './pivotSales';

const server = new GroupServer({ rows: makeSales(240) });

const dataSource: GridDataSource = {
  getRows: (params) => pivotSales(server, params),
  getGroupKey: (row) => row.group,
  getChildrenCount: (row) => row.count,
  getAggregatedValue: (row, field) => row[field],
};

const initialState = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'product' }],
      columns: [{ field: 'year' }, { field: 'quarter' }],
      values: [
        { field: 'units', aggFunc: 'sum' },
        { field: 'total', aggFunc: 'avg' },
      ],
    },
  },
};

const aggregationFunctions = { sum: {}, avg: {} };

// #region preview
const pivotingColDef: DataGridPremiumProps['pivotingColDef'] = (field, path) => ({
  field: [...path, field].join('/'), // '2025/Q1/units'
  headerName: field === 'units' ? 'Sold' : 'Average',
  width: 90,
});
// #endregion preview

export default function QuarterColumns() {
  return (
    <Box sx={{ height: 420 }}>
      <DataGridPremium
        label="Sales by quarter"
        dataSource={dataSource}
        columns={columns}
        initialState={initialState}
        aggregationFunctions={aggregationFunctions}
        pivotingColDef={pivotingColDef}
      />
    </Box>
  );
}
