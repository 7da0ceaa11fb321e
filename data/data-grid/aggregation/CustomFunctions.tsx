import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type DataGridPremiumProps,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { sales, type Sale } from './data';

// #region preview
const distinct: GridAggregationFunction<string, string> = {
  apply: ({ values }) => [...new Set(values)].join(', '),
  columnTypes: ['string'],
  label: 'distinct values',
};

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, distinct };
// #endregion preview

const columns: GridColDef<Sale>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 100 },
  { field: 'category', headerName: 'Category', width: 140 },
  { field: 'units', headerName: 'Units', type: 'number', width: 80 },
];

const initialState: DataGridPremiumProps['initialState'] = {
  aggregation: { model: { category: 'distinct', units: 'sum' } },
};

export default function CustomFunctions() {
  return (
    <Box sx={{ height: 318 }}>
      <DataGridPremium
        label="Sales with their categories as a total"
        rows={sales}
        columns={columns}
        initialState={initialState}
        aggregationFunctions={aggregationFunctions}
        hideFooter
      />
    </Box>
  );
}
