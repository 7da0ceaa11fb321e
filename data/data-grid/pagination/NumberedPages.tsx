import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import {
  DataGrid,
  gridPageCountSelector,
  gridPageSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { makeParcels } from './data';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Parcel', width: 110 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 100 },
];

const rows = makeParcels(45);

function PageNumbers() {
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const pageCount = useGridSelector(apiRef, gridPageCountSelector);
  return (
    <Pagination
      aria-label="Pages of parcels"
      size="small"
      // Pages are counted from 1 here, and from 0 in the grid.
      page={page + 1}
      count={pageCount}
      onChange={(_event, value) => apiRef.current.setPage(value - 1)}
    />
  );
}

export default function NumberedPages() {
  return (
    <Box sx={{ height: 370 }}>
      <DataGrid
        aria-label="Parcels with page numbers"
        rows={rows}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5]}
        slots={{ pagination: PageNumbers }}
      />
    </Box>
  );
}
