import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { products, type Product } from './data';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 120, editable: true },
  { field: 'price', headerName: 'Price', type: 'number', width: 80, editable: true },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 80, editable: true },
];

export default function UndoneEdits() {
  return (
    <Box sx={{ height: 284 }}>
      <DataGridPremium
        label="Products with undo and redo"
        rows={products}
        columns={columns}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
