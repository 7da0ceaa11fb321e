import Box from '@mui/material/Box';
import { DataGrid, type GridAutosizeOptions, type GridColDef } from '@mui/x-data-grid';
import { books, type Book } from './data';

const columns: GridColDef<Book>[] = [
  { field: 'id', headerName: 'Book' },
  { field: 'author', headerName: 'Author' },
  { field: 'year', headerName: 'Year' },
];

const options: GridAutosizeOptions = { includeOutliers: true, expand: true };

export default function AutosizeOnMount() {
  return (
    <Box sx={{ height: 318 }}>
      <DataGrid
        aria-label="Books autosized on mount"
        rows={books}
        columns={columns}
        autosizeOnMount
        autosizeOptions={options}
        hideFooter
      />
    </Box>
  );
}
