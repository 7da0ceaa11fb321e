import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridQuickFilterValuesSelector,
  GridOverlay,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { columns } from './columns';
import { orders } from './data';

function NoOrderFound() {
  const apiRef = useGridApiContext();
  const words = useGridSelector(apiRef, gridQuickFilterValuesSelector) ?? [];
  return (
    <GridOverlay role="row">
      <Stack role="gridcell" spacing={1} sx={{ alignItems: 'center' }}>
        <Typography variant="body2">{`No order matches “${words.join(' ')}”`}</Typography>
        <Button
          size="small"
          onClick={() => apiRef.current.setFilterModel({ items: [], quickFilterValues: [] })}
        >
          Clear the search
        </Button>
      </Stack>
    </GridOverlay>
  );
}

export default function NoMatches() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGrid
        label="Orders to search"
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
