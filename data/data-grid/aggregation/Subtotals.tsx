import Box from '@mui/material/Box';
import { DataGridPremium, type DataGridPremiumProps, type GridColDef } from '@mui/x-data-grid-premium';
import { sales, type Sale } from './data';

const columns: GridColDef<Sale>[] = [
  { field: 'category', headerName: 'Category' },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 110 },
  { field: 'units', headerName: 'Units', type: 'number', width: 90 },
];

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['category'] },
  aggregation: { model: { units: 'sum' } },
  columns: { columnVisibilityModel: { category: false } },
};

const getAggregationPosition: DataGridPremiumProps['getAggregationPosition'] = () => 'footer';

const groupingColDef = { width: 120 };

export default function Subtotals() {
  return (
    <Box sx={{ height: 526 }}>
      {/* #region preview */}
      <DataGridPremium
        label="Sales with subtotals below the categories"
        rows={sales}
        columns={columns}
        initialState={initialState}
        getAggregationPosition={getAggregationPosition}
        defaultGroupingExpansionDepth={-1}
        groupingColDef={groupingColDef}
        hideFooter
      />
      {/* #endregion preview */}
    </Box>
  );
}
