import * as React from 'react';
import Box from '@mui/material/Box';
import {
  createCellEditHistoryHandler,
  createClipboardPasteHistoryHandler,
  DataGridPremium,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridApiPremium,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { products, type Product } from './data';

const columns: GridColDef<Product>[] = [
  { field: 'id', headerName: 'ID', width: 60 },
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 110, editable: true },
  { field: 'price', headerName: 'Price', type: 'number', width: 80, editable: true },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 80, editable: true },
];

export default function CanceledEdits() {
  const apiRef = useGridApiRef();

  const handlers = React.useMemo(() => {
    const api = apiRef as React.RefObject<GridApiPremium>;
    // #region preview
    const cellEdit = createCellEditHistoryHandler(api);
    const paste = createClipboardPasteHistoryHandler(api);
    return {
      cellEditStop: {
        ...cellEdit,
        store: (params) => (params.reason === 'escapeKeyDown' ? null : cellEdit.store(params)),
      },
      clipboardPasteEnd: { ...paste, store: (params) => (params.newRows.size > 0 ? params : null) },
    } as DataGridPremiumProps['historyEventHandlers'];
    // #endregion preview
  }, [apiRef]);

  return (
    <Box sx={{ height: 284 }}>
      <DataGridPremium
        apiRef={apiRef}
        label="Products with canceled edits"
        rows={products}
        columns={columns}
        historyEventHandlers={handlers}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
