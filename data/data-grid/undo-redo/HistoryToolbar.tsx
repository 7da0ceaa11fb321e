import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  gridHistoryCanRedoSelector,
  gridHistoryCanUndoSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { products, type Product } from './data';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 120, editable: true },
  { field: 'price', headerName: 'Price', type: 'number', width: 80, editable: true },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 80, editable: true },
];

function CustomToolbar() {
  // #region preview
  const apiRef = useGridApiContext();
  const { undo, redo, clear } = apiRef.current.history;
  const canUndo = useGridSelector(apiRef, gridHistoryCanUndoSelector);
  const canRedo = useGridSelector(apiRef, gridHistoryCanRedoSelector);
  // #endregion preview
  return (
    <Toolbar>
      <ToolbarButton render={<Button size="small" />} disabled={!canUndo} onClick={() => void undo()}>
        Undo
      </ToolbarButton>
      <ToolbarButton render={<Button size="small" />} disabled={!canRedo} onClick={() => void redo()}>
        Redo
      </ToolbarButton>
      <ToolbarButton render={<Button size="small" />} onClick={() => clear()}>
        Forget steps
      </ToolbarButton>
    </Toolbar>
  );
}

export default function HistoryToolbar() {
  return (
    <Box sx={{ height: 336 }}>
      <DataGridPremium
        label="Products with custom buttons"
        rows={products}
        columns={columns}
        showToolbar
        slots={{ toolbar: CustomToolbar }}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
