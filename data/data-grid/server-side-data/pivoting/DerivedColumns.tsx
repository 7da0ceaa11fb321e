import Box from '@mui/material/Box';
import { DataGridPremium, type DataGridPremiumProps, type GridDataSource } from '@mui/x-data-grid-premium';
import { GroupServer } from '../../server/GroupServer';
import { makeSales } from '../../server/sales';
import { columns } from './columns';
import { pivotSales } from './pivotSales';

// The server also knows the half of the year.
const sales = makeSales(240).map((sale) => ({ ...sale, half: sale.quarter < 'Q3' ? 'H1' : 'H2' }));
const server = new GroupServer({ rows: sales });

const dataSource: GridDataSource = {
  getRows: (params) => pivotSales(server, params),
  getGroupKey: (row) => row.group,
  getChildrenCount: (row) => row.count,
  getAggregatedValue: (row, field) => row[field],
};

// #region preview
const getPivotDerivedColumns: DataGridPremiumProps['getPivotDerivedColumns'] = ({ field }) => {
  return field === 'quarter' ? [{ field: 'half', headerName: 'Half-year' }] : undefined;
};
// #endregion preview

const initialState = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'product' }],
      columns: [{ field: 'half' }],
      values: [{ field: 'total', aggFunc: 'sum' }],
    },
  },
};

const aggregationFunctions = { sum: {} };

const pivotingColDef: DataGridPremiumProps['pivotingColDef'] = (field, path) => ({
  field: [...path, field].join('/'),
});

export default function DerivedColumns() {
  return (
    <Box sx={{ height: 420 }}>
      <DataGridPremium
        label="Sales by half-year"
        dataSource={dataSource}
        columns={columns}
        getPivotDerivedColumns={getPivotDerivedColumns}
        initialState={initialState}
        aggregationFunctions={aggregationFunctions}
        pivotingColDef={pivotingColDef}
        showToolbar
      />
    </Box>
  );
}
