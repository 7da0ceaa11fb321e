import * as React from 'react';
import Box from '@mui/material/Box';
import {
  createCellEditHistoryHandler,
  DataGridPremium,
  gridExpandedSortedRowIdsSelector,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridApiPremium,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { products, type Product } from './data';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 120, editable: true },
  { field: 'price', headerName: 'Price', type: 'number', width: 80, editable: true },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 80, editable: true },
];

const PAGE_SIZE = 2;

export default function StepsOnPages() {
  const apiRef = useGridApiRef();

  const handlers = React.useMemo(() => {
    const api = apiRef as React.RefObject<GridApiPremium>;
    const { store, undo, redo } = createCellEditHistoryHandler(api);
    // #region preview
    const onItsPage = (apply: typeof undo): typeof undo => {
      return (data) => {
        const index = gridExpandedSortedRowIdsSelector(api).indexOf(data.id);
        api.current.setPage(Math.floor(index / PAGE_SIZE));
        return apply(data);
      };
    };
    const cellEditStop = { store, undo: onItsPage(undo), redo: onItsPage(redo) };
    // #endregion preview
    return { cellEditStop } as DataGridPremiumProps['historyEventHandlers'];
  }, [apiRef]);

  return (
    <Box sx={{ height: 240 }}>
      <DataGridPremium
        apiRef={apiRef}
        label="Products on two pages"
        rows={products}
        columns={columns}
        historyEventHandlers={handlers}
        pagination
        pageSizeOptions={[PAGE_SIZE]}
        initialState={{ pagination: { paginationModel: { pageSize: PAGE_SIZE } } }}
        disableRowSelectionOnClick
      />
    </Box>
  );
}
