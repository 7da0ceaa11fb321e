import Box from '@mui/material/Box';
import { DataGridPremium, type DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { columns } from './columns';
import { sales } from './data';

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'product' }],
      columns: [{ field: 'store' }],
      values: [
        { field: 'bags', aggFunc: 'sum' },
        { field: 'total', aggFunc: 'sum' },
      ],
    },
  },
};

// #region preview
const pivotingColDef: DataGridPremiumProps['pivotingColDef'] = (field, path) => ({
  width: field === 'bags' ? 90 : 120,
  cellClassName: `sales-${path.at(-1)}`, // 'sales-Lyon'
});
// #endregion preview

const sx = { '& .sales-Lyon': { bgcolor: 'action.hover' } };

export default function ValueColumns() {
  return (
    <Box sx={{ height: 370 }}>
      <DataGridPremium
        label="Bags and totals by store"
        rows={sales}
        columns={columns}
        initialState={initialState}
        pivotingColDef={pivotingColDef}
        sx={sx}
        hideFooter
      />
    </Box>
  );
}
