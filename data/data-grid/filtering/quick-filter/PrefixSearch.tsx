import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { books, type Book } from './data';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 140 },
  // #region preview
  {
    field: 'shelf',
    headerName: 'Shelf',
    width: 90,
    getApplyQuickFilterFn: (word: string) => {
      const start = word.toUpperCase();
      return (value: string) => value.startsWith(start);
    },
  },
  // #endregion preview
];

export default function PrefixSearch() {
  return (
    <Box sx={{ height: 422 }}>
      <DataGrid
        aria-label="Books by shelf"
        rows={books}
        columns={columns}
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['c-1'] } } }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
