import * as React from 'react';
import Box from '@mui/material/Box';
import {
  createCellEditHistoryHandler,
  DataGridPremium,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridApiPremium,
  type GridColDef,
  type GridSortModel,
} from '@mui/x-data-grid-premium';
import { products, type Product } from './data';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 120, editable: true },
  { field: 'price', headerName: 'Price', type: 'number', width: 80, editable: true },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 80, editable: true },
];

export default function SortSteps() {
  const apiRef = useGridApiRef();
  const current = React.useRef<GridSortModel>([]);

  const handlers = React.useMemo(() => {
    const api = apiRef as React.RefObject<GridApiPremium>;
    // #region preview
    const sort = (model: GridSortModel) => {
      current.current = model;
      api.current.setSortModel(model);
    };
    const sortModelChange = {
      store: (after: GridSortModel) => {
        const before = current.current;
        current.current = after;
        return { before, after };
      },
      // #endregion preview
      undo: ({ before }: { before: GridSortModel }) => sort(before),
      redo: ({ after }: { after: GridSortModel }) => sort(after),
    };
    const cellEditStop = createCellEditHistoryHandler(api);
    return { sortModelChange, cellEditStop } as DataGridPremiumProps['historyEventHandlers'];
  }, [apiRef]);

  return (
    <Box sx={{ height: 284 }}>
      <DataGridPremium
        apiRef={apiRef}
        label="Products whose sorting can be undone"
        rows={products}
        columns={columns}
        historyEventHandlers={handlers}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
