import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { books, type Book } from './data';

const columns: GridColDef<Book>[] = [
  { field: 'id', headerName: 'Book' },
  { field: 'author', headerName: 'Author' },
  { field: 'year', headerName: 'Year' },
];

export default function AutosizeOnMount() {
  return (
    <Box sx={{ height: 318 }}>
      <DataGrid
        label="Books autosized on mount"
        // #region preview
        rows={books}
        columns={columns}
        autosizeOnMount
        autosizeOptions={{ includeOutliers: true, expand: true }}
        // #endregion preview
        hideFooter
      />
    </Box>
  );
}
