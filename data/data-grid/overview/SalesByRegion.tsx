import Box from '@mui/material/Box';
import { DataGridPremium, type DataGridPremiumProps, type GridColDef } from '@mui/x-data-grid-premium';

const euros = new Intl.NumberFormat('en-IE', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

const columns: GridColDef[] = [
  { field: 'region', headerName: 'Region', width: 120 },
  {
    field: 'revenue',
    headerName: 'Revenue',
    type: 'number',
    width: 110,
    valueFormatter: (value?: number) => (value === undefined ? '' : euros.format(value)),
  },
  { field: 'units', headerName: 'Units', type: 'number', width: 90 },
  { field: 'quarter', headerName: 'Quarter', width: 100 },
  { field: 'product', headerName: 'Product', width: 120 },
];

const rows = [
  { id: 1, region: 'North', quarter: 'Q1', product: 'Heat pump', units: 42, revenue: 210000 },
  { id: 2, region: 'North', quarter: 'Q1', product: 'Boiler', units: 18, revenue: 39600 },
  { id: 3, region: 'North', quarter: 'Q2', product: 'Heat pump', units: 57, revenue: 285000 },
  { id: 4, region: 'South', quarter: 'Q1', product: 'Boiler', units: 33, revenue: 72600 },
  { id: 5, region: 'South', quarter: 'Q2', product: 'Heat pump', units: 21, revenue: 105000 },
  { id: 6, region: 'South', quarter: 'Q2', product: 'Boiler', units: 40, revenue: 88000 },
  { id: 7, region: 'West', quarter: 'Q1', product: 'Heat pump', units: 64, revenue: 320000 },
  { id: 8, region: 'West', quarter: 'Q2', product: 'Boiler', units: 12, revenue: 26400 },
];

// #region preview
const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['region'] },
  aggregation: { model: { units: 'sum', revenue: 'sum' } },
  columns: { columnVisibilityModel: { region: false } },
};
// #endregion preview

export default function SalesByRegion() {
  return (
    <Box sx={{ height: 440 }}>
      <DataGridPremium
        label="Sales by region"
        rows={rows}
        columns={columns}
        initialState={initialState}
        groupingColDef={{ width: 140 }}
        isGroupExpandedByDefault={(node) => node.groupingKey === 'South'}
        cellSelection
        showToolbar
        hideFooter
      />
    </Box>
  );
}
