import Box from '@mui/material/Box';
import { DataGridPremium, type DataGridPremiumProps, type GridColDef } from '@mui/x-data-grid-premium';
import { orders, type Order } from './data';

const rows: Order[] = [
  ...orders,
  {
    id: 'O-306',
    customer: 'Walk-in customer',
    country: null,
    status: 'open',
    ordered: new Date(2026, 4, 9),
    total: 75,
  },
];

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 110 },
  {
    field: 'ordered',
    headerName: 'Ordered',
    type: 'date',
    width: 120,
    groupingValueGetter: (date: Date) => `Q${Math.floor(date.getMonth() / 3) + 1} ${date.getFullYear()}`,
    // The group contains the text of the getter, the cells contain dates.
    valueFormatter: (value?: Date | string) =>
      value instanceof Date ? value.toLocaleDateString('en-GB') : (value ?? ''),
  },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
];

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['ordered', 'country'] },
  columns: { columnVisibilityModel: { country: false } },
};

export default function GroupingValues() {
  return (
    <Box sx={{ height: 422 }}>
      <DataGridPremium
        aria-label="Orders by quarter and country"
        rows={rows}
        columns={columns}
        initialState={initialState}
        groupingColDef={{ headerName: 'Quarter', width: 140 }}
        isGroupExpandedByDefault={({ groupingKey }) => groupingKey === 'Q2 2026'}
        hideFooter
      />
    </Box>
  );
}
