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
  // #region preview
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const pageCount = useGridSelector(apiRef, gridPageCountSelector);
  return (
    <Pagination
      aria-label="Pages of parcels"
      size="small"
      page={page + 1} // counted from 1
      count={pageCount}
      onChange={(_event, value) => apiRef.current.setPage(value - 1)}
    />
  );
  // #endregion preview
}

export default function NumberedPages() {
  return (
    <Box sx={{ height: 370 }}>
      <DataGrid
        label="Parcels with page numbers"
        rows={rows}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5]}
        slots={{ pagination: PageNumbers }}
      />
    </Box>
  );
}
