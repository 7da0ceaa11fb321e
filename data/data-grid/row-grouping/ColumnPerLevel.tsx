import Box from '@mui/material/Box';
import { DataGridPremium, type DataGridPremiumProps, type GridColDef } from '@mui/x-data-grid-premium';
import { orders, type Order } from './data';

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 90 },
  { field: 'status', headerName: 'Status', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
];

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['country', 'status'] },
  columns: { columnVisibilityModel: { country: false, status: false } },
};

export default function ColumnPerLevel() {
  return (
    <Box sx={{ height: 474 }}>
      <DataGridPremium
        label="Orders with a column for each level"
        rows={orders}
        columns={columns}
        initialState={initialState}
        rowGroupingColumnMode="multiple"
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </Box>
  );
}
