import Box from '@mui/material/Box';
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { products, type Product } from './data';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 120, editable: true },
  { field: 'price', headerName: 'Price', type: 'number', width: 80, editable: true },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 80, editable: true },
];

// #region preview
const slots = {
  undoIcon: () => <UndoIcon titleAccess="Undo" fontSize="small" />,
  redoIcon: () => <RedoIcon titleAccess="Redo" fontSize="small" />,
};
// #endregion preview

export default function UndoButtons() {
  return (
    <Box sx={{ height: 336 }}>
      <DataGridPremium
        label="Products with buttons in the toolbar"
        rows={products}
        columns={columns}
        showToolbar
        slots={slots}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
