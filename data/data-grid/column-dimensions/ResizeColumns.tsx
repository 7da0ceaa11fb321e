import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { books, type Book } from './data';

const columns: GridColDef<Book>[] = [
  // #region preview
  { field: 'title', headerName: 'Title', width: 150, minWidth: 110, maxWidth: 240 },
  { field: 'author', headerName: 'Author', width: 110 },
  { field: 'year', headerName: 'Year', width: 70, resizable: false },
  // #endregion preview
];

export default function ResizeColumns() {
  return (
    <Box sx={{ height: 318 }}>
      <DataGrid label="Books with resizable columns" rows={books} columns={columns} hideFooter />
    </Box>
  );
}
