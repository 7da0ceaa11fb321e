import Box from '@mui/material/Box';
import {
  DataGrid,
  gridExpandedSortedRowIndexLookupSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid';

const rows = [
  { id: 318, runner: 'Duarte', minutes: 44.2 },
  { id: 107, runner: 'Haugen', minutes: 39.5 },
  { id: 256, runner: 'Okafor', minutes: 41.8 },
  { id: 411, runner: 'Tanaka', minutes: 40.1 },
];

// #region preview
function RowNumber({ id }: { id: GridRowId }) {
  const apiRef = useGridApiContext();
  const indexById = useGridSelector(apiRef, gridExpandedSortedRowIndexLookupSelector);
  return <span>{(indexById[id] ?? 0) + 1}</span>;
}
// #endregion preview

const columns: GridColDef[] = [
  {
    field: 'number',
    headerName: 'No.',
    width: 60,
    sortable: false,
    filterable: false,
    renderCell: (params) => <RowNumber id={params.id} />,
  },
  { field: 'runner', headerName: 'Runner', flex: 1, minWidth: 100 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
];

export default function RaceResults() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGrid
        label="Race results"
        rows={rows}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 3 } } }}
        pageSizeOptions={[3]}
      />
    </Box>
  );
}
