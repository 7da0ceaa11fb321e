import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { orders, type Order } from './data';

const columns: GridColDef<Order>[] = [
  // #region preview
  {
    field: 'ordered',
    headerName: 'Ordered',
    type: 'date',
    width: 120,
    groupingValueGetter: (date: Date) => `Q${Math.floor(date.getMonth() / 3) + 1} ${date.getFullYear()}`,
  },
  // #endregion preview
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
];

const groupingColDef = { headerName: 'Quarter', width: 140 };

export default function GroupingValues() {
  return (
    <Box sx={{ height: 422 }}>
      <DataGridPremium
        label="Orders by quarter"
        rows={orders}
        columns={columns}
        initialState={{ rowGrouping: { model: ['ordered'] } }}
        groupingColDef={groupingColDef}
        hideFooter
      />
    </Box>
  );
}
