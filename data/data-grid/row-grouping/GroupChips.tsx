import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { DataGridPremium, type DataGridPremiumProps, type GridColDef } from '@mui/x-data-grid-premium';
import { orders, type Order } from './data';

// #region preview
const columns: GridColDef<Order>[] = [
  {
    field: 'status',
    headerName: 'Status',
    width: 110,
    renderCell: ({ value }) => (value ? <Chip size="small" variant="outlined" label={value} /> : null),
  },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
];
// #endregion preview

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['status'] },
  columns: { columnVisibilityModel: { status: false } },
};

export default function GroupChips() {
  return (
    <Box sx={{ height: 318 }}>
      <DataGridPremium
        label="Orders by status, shown as chips"
        rows={orders}
        columns={columns}
        initialState={initialState}
        hideFooter
      />
    </Box>
  );
}
