import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { sales, type Sale } from './data';

const columns: GridColDef<Sale>[] = [
  { field: 'product', headerName: 'Product' },
  { field: 'store', headerName: 'Store' },
  { field: 'sold', headerName: 'Sold', type: 'date' },
  { field: 'bags', headerName: 'Bags', type: 'number' },
  { field: 'total', headerName: 'Total (€)', type: 'number' },
];

const model = {
  rows: [{ field: 'product' }],
  columns: [{ field: 'sold-year' }],
  values: [{ field: 'total', aggFunc: 'sum' }],
};

export default function CoffeeSales() {
  return (
    <Box sx={{ height: 460 }}>
      <DataGridPremium
        label="Sales by product and year"
        rows={sales}
        columns={columns}
        initialState={{ pivoting: { enabled: true, model } }}
        showToolbar
      />
    </Box>
  );
}
