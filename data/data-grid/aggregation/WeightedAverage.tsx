import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { sales, type Sale } from './data';

// #region preview
const weighted: GridAggregationFunction<Sale, number> = {
  getCellValue: ({ row }) => row as Sale,
  apply: ({ values }) => {
    const rows = values.filter((row) => row !== undefined);
    const units = rows.reduce((sum, row) => sum + row.units, 0);
    const revenue = rows.reduce((sum, row) => sum + row.units * row.price, 0);
    return units === 0 ? null : revenue / units;
  },
  columnTypes: ['number'],
  label: 'average of units',
};
// #endregion preview

const aggregationFunctions = { weighted };

const columns: GridColDef<Sale>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 110 },
  { field: 'units', headerName: 'Units', type: 'number', width: 80 },
  { field: 'price', headerName: 'Price', type: 'number', width: 130 },
];

const initialState: DataGridPremiumProps['initialState'] = {
  aggregation: { model: { price: 'weighted' } },
};

export default function WeightedAverage() {
  return (
    <Box sx={{ height: 318 }}>
      <DataGridPremium
        label="Sales with the average price of a unit"
        rows={sales}
        columns={columns}
        initialState={initialState}
        aggregationFunctions={aggregationFunctions}
        hideFooter
      />
    </Box>
  );
}
