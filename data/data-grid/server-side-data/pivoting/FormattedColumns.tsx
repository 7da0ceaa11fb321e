import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { GroupServer } from '../../server/GroupServer';
import { makeSales, type Sale } from '../../server/sales';
import { pivotSales } from './pivotSales';

const server = new GroupServer({ rows: makeSales(240) });

// #region preview
const columns: GridColDef<Sale>[] = [
  { field: 'product', headerName: 'Product' },
  { field: 'year', headerName: 'Year', valueFormatter: (year: string) => `FY ${year.slice(2)}` },
  { field: 'total', headerName: 'Total (€)', type: 'number' },
];

const getRows: GridDataSource['getRows'] = async (params) => {
  const { pivotColumns, ...response } = await pivotSales(server, params);
  return { ...response, pivotColumns: pivotColumns?.map(({ key }) => ({ key, group: { year: key } })) };
};
// #endregion preview

const dataSource: GridDataSource = {
  getRows,
  getGroupKey: (row) => row.group,
  getChildrenCount: (row) => row.count,
  getAggregatedValue: (row, field) => row[field],
};

const initialState = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'product' }],
      columns: [{ field: 'year', sort: 'desc' as const }],
      values: [{ field: 'total', aggFunc: 'sum' }],
    },
  },
};

const aggregationFunctions = { sum: {} };

const pivotingColDef: DataGridPremiumProps['pivotingColDef'] = (field, path) => ({
  field: [...path, field].join('/'),
});

export default function FormattedColumns() {
  return (
    <Box sx={{ height: 370 }}>
      <DataGridPremium
        label="Sales by fiscal year"
        dataSource={dataSource}
        columns={columns}
        initialState={initialState}
        aggregationFunctions={aggregationFunctions}
        pivotingColDef={pivotingColDef}
      />
    </Box>
  );
}
