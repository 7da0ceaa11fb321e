import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { books, languages, type Book } from './data';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 140 },
  { field: 'author', headerName: 'Author', width: 150 },
  { field: 'language', headerName: 'Language', type: 'singleSelect', width: 110, valueOptions: languages },
];

export default function FrenchBooks() {
  return (
    <Box sx={{ height: 422 }}>
      {/* #region preview */}
      <DataGrid
        aria-label="French books"
        rows={books}
        columns={columns}
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['french'] } } }}
        showToolbar
        hideFooter
      />
      {/* #endregion preview */}
    </Box>
  );
}
