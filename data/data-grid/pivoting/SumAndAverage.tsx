import Box from '@mui/material/Box';
import { DataGridPremium, type DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { columns } from './columns';
import { sales, type Sale } from './data';

// #region preview
const getPivotDerivedColumns: DataGridPremiumProps['getPivotDerivedColumns'] = (column) => {
  if (column.field !== 'total') {
    return undefined;
  }
  const getTotal = (_value: never, sale: Sale) => sale.total;
  return [{ ...column, field: 'average', headerName: 'Average (€)', valueGetter: getTotal }];
};
// #endregion preview

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'product' }],
      columns: [{ field: 'store' }],
      values: [
        { field: 'total', aggFunc: 'sum' },
        { field: 'average', aggFunc: 'avg' },
      ],
    },
  },
};

export default function SumAndAverage() {
  return (
    <Box sx={{ height: 370 }}>
      <DataGridPremium
        label="Sums and averages by store"
        rows={sales}
        columns={columns}
        initialState={initialState}
        getPivotDerivedColumns={getPivotDerivedColumns}
        hideFooter
      />
    </Box>
  );
}
