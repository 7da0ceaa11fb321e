import Box from '@mui/material/Box';
import { DataGridPremium, type DataGridPremiumProps, type GridColDef } from '@mui/x-data-grid-premium';
import { sales, type Sale } from './data';

const columns: GridColDef<Sale>[] = [
  { field: 'category', headerName: 'Category' },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 110 },
  { field: 'units', headerName: 'Units', type: 'number', width: 90 },
];

// #region preview
const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['category'] },
  aggregation: { model: { units: 'sum' } },
  columns: { columnVisibilityModel: { category: false } },
};
// #endregion preview

const groupingColDef = { width: 120 };

export default function GroupTotals() {
  return (
    <Box sx={{ height: 422 }}>
      <DataGridPremium
        label="Sales with totals of categories"
        rows={sales}
        columns={columns}
        initialState={initialState}
        defaultGroupingExpansionDepth={-1}
        groupingColDef={groupingColDef}
        hideFooter
      />
    </Box>
  );
}
