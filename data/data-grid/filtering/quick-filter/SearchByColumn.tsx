import Box from '@mui/material/Box';
import { DataGrid, getGridStringQuickFilterFn, type GridColDef } from '@mui/x-data-grid';
import { books, type Book } from './data';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 140 },
  {
    field: 'shelf',
    headerName: 'Shelf',
    width: 90,
    // A word must be the beginning of the shelf.
    getApplyQuickFilterFn: (word: string) => {
      const start = word.toUpperCase();
      return (value: string) => value.startsWith(start);
    },
  },
  {
    field: 'year',
    headerName: 'Year',
    type: 'number',
    width: 80,
    valueFormatter: (value: number) => String(value),
    // Part of the number is enough.
    getApplyQuickFilterFn: getGridStringQuickFilterFn,
  },
  {
    field: 'isAvailable',
    headerName: 'Available',
    type: 'boolean',
    width: 100,
    // The word "available" finds books that are available.
    getApplyQuickFilterFn: (word: string) =>
      word.toLowerCase() === 'available' ? (value: boolean) => value : null,
  },
  {
    field: 'author',
    headerName: 'Author',
    width: 150,
    // The quick filter does not search this column.
    getApplyQuickFilterFn: () => null,
  },
];

export default function SearchByColumn() {
  return (
    <Box sx={{ height: 422 }}>
      <DataGrid
        aria-label="Books with a search by column"
        rows={books}
        columns={columns}
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['18', 'available'] } } }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
