import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type DataGridPremiumProps,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { sales, type Sale } from './data';

const names: GridAggregationFunction<string, string> = {
  apply: ({ values }) => [...new Set(values)].join(', '),
  columnTypes: ['string'],
  label: 'all',
};

/** Average price of a unit: a row counts once for each of its units. */
const weighted: GridAggregationFunction<Sale, number> = {
  getCellValue: ({ row }) => row as Sale,
  apply: ({ values }) => {
    const rows = values.filter((row) => row !== undefined);
    const units = rows.reduce((sum, row) => sum + row.units, 0);
    return units === 0 ? null : rows.reduce((sum, row) => sum + row.units * row.price, 0) / units;
  },
  valueFormatter: (value: number | null) => (value === null ? '' : `ø €${value.toFixed(2)}`),
  columnTypes: ['number'],
  label: 'average of units',
};

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, names, weighted };

const columns: GridColDef<Sale>[] = [
  { field: 'category', headerName: 'Category', flex: 1, minWidth: 120 },
  { field: 'units', headerName: 'Units', type: 'number', width: 80 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 130,
    valueFormatter: (value?: number) => (value === undefined ? '' : `€${value}`),
  },
];

const initialState: DataGridPremiumProps['initialState'] = {
  aggregation: { model: { category: 'names', units: 'sum', price: 'weighted' } },
};

export default function CustomFunctions() {
  return (
    <Box sx={{ height: 318 }}>
      <DataGridPremium
        aria-label="Sales with custom totals"
        rows={sales}
        columns={columns}
        initialState={initialState}
        aggregationFunctions={aggregationFunctions}
        hideFooter
      />
    </Box>
  );
}
