import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridQuickFilterValuesSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { orders, type Order } from './data';
import { OverlayCell } from './OverlayCell';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'total', headerName: 'Total', type: 'number', width: 90 },
];

// #region preview
function NoOrderFound() {
  const apiRef = useGridApiContext();
  const words = useGridSelector(apiRef, gridQuickFilterValuesSelector) ?? [];
  const clear = () => apiRef.current.setFilterModel({ items: [], quickFilterValues: [] });
  return (
    <OverlayCell>
      <Typography variant="body2">{`No order matches “${words.join(' ')}”`}</Typography>
      <Button onClick={clear}>Clear the search</Button>
    </OverlayCell>
  );
}
// #endregion preview

export default function NoMatches() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGrid
        aria-label="Orders to search"
        rows={orders}
        columns={columns}
        showToolbar
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['bakery'] } } }}
        slots={{ noResultsOverlay: NoOrderFound }}
        hideFooter
      />
    </Box>
  );
}
