import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridQuickFilterValuesSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { columns } from './columns';
import { orders } from './data';
import { OverlayCell } from './OverlayCell';

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
