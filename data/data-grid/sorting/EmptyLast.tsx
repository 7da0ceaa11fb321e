import Box from '@mui/material/Box';
import {
  DataGrid,
  gridNumberComparator,
  type GridColDef,
  type GridComparatorFn,
  type GridSortDirection,
} from '@mui/x-data-grid';
import { tickets, type Ticket } from './data';

// #region preview
function emptyLast(direction: GridSortDirection): GridComparatorFn<number | null> {
  const sign = direction === 'desc' ? -1 : 1;
  return (a, b, paramsA, paramsB) => {
    if (a === null || b === null) {
      return Number(a === null) - Number(b === null);
    }
    return sign * gridNumberComparator(a, b, paramsA, paramsB);
  };
}
// #endregion preview

const columns: GridColDef<Ticket>[] = [
  { field: 'id', headerName: 'Ticket', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 100, getSortComparator: emptyLast },
];

export default function EmptyLast() {
  return (
    <Box sx={{ height: 318 }}>
      <DataGrid
        label="Unanswered tickets last"
        rows={tickets}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'hours', sort: 'asc' }] } }}
        hideFooter
      />
    </Box>
  );
}
