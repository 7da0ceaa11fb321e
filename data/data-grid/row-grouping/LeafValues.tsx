import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
  type GridGroupingColDefOverride,
} from '@mui/x-data-grid-premium';
import { orders, type Order } from './data';

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country' },
  { field: 'customer', headerName: 'Customer' },
  { field: 'total', headerName: 'Total', type: 'number', width: 90 },
];

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['country'] },
  columns: { columnVisibilityModel: { country: false, customer: false } },
};

// #region preview
const groupingColDef: GridGroupingColDefOverride<Order> = {
  headerName: 'Country and customer',
  leafField: 'customer',
  flex: 1,
  minWidth: 200,
};
// #endregion preview

export default function LeafValues() {
  return (
    <Box sx={{ height: 474 }}>
      <DataGridPremium
        label="Orders with customers in the grouping column"
        rows={orders}
        columns={columns}
        initialState={initialState}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={-1}
        hideFooter
      />
    </Box>
  );
}
