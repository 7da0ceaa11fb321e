import Box from '@mui/material/Box';
import { DataGridPremium, type DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { columns } from './columns';
import { sales, type Sale } from './data';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

// #region preview
const getPivotDerivedColumns: DataGridPremiumProps['getPivotDerivedColumns'] = ({ field }) => {
  if (field !== 'sold') {
    return undefined;
  }
  const getMonth = (_value: never, { sold }: Sale) =>
    `${sold.getFullYear()}-${String(sold.getMonth() + 1).padStart(2, '0')}`;
  const formatMonth = (value: string) => `${months[Number(value.slice(5)) - 1]} ${value.slice(0, 4)}`;
  return [{ field: 'month', headerName: 'Month', valueGetter: getMonth, valueFormatter: formatMonth }];
};
// #endregion preview

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'product' }],
      columns: [{ field: 'month', sort: 'desc' }],
      values: [{ field: 'total', aggFunc: 'sum' }],
    },
  },
};

export default function MonthColumns() {
  return (
    <Box sx={{ height: 460 }}>
      <DataGridPremium
        label="Sales by month"
        rows={sales}
        columns={columns}
        initialState={initialState}
        getPivotDerivedColumns={getPivotDerivedColumns}
        showToolbar
      />
    </Box>
  );
}
