import Box from '@mui/material/Box';
import {
  DataGrid,
  GridFooter,
  gridFilteredTopLevelRowCountSelector,
  gridPageCountSelector,
  gridPaginationModelSelector,
  gridSortModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { bookings } from './data';

const columns: GridColDef[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 110 },
  { field: 'room', headerName: 'Room', width: 90 },
];

const directions = { asc: 'ascending', desc: 'descending' };

function StatusFooter() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);
  const pageCount = useGridSelector(apiRef, gridPageCountSelector);
  const { page } = useGridSelector(apiRef, gridPaginationModelSelector);
  const [sorted] = useGridSelector(apiRef, gridSortModelSelector);
  const order = sorted?.sort ? `sorted by ${sorted.field} ${directions[sorted.sort]}` : 'not sorted';
  return (
    <div>
      {/* #region preview */}
      <Box
        component="output"
        sx={{ display: 'block', px: 1.5, py: 0.5, borderTop: 1, borderColor: 'divider', typography: 'body2' }}
      >
        {`${count} bookings, ${order}, page ${page + 1} of ${Math.max(1, pageCount)}`}
      </Box>
      {/* #endregion preview */}
      <GridFooter />
    </div>
  );
}

export default function AnnouncedChanges() {
  return (
    <Box sx={{ height: 352 }}>
      <DataGrid
        aria-label="Bookings with a status"
        rows={bookings}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 3 } } }}
        pageSizeOptions={[3, 6]}
        showToolbar
        slots={{ footer: StatusFooter }}
      />
    </Box>
  );
}
