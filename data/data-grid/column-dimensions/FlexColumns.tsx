import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { books, type Book } from './data';

const columns: GridColDef<Book>[] = [
  // #region preview
  { field: 'title', headerName: 'Title', flex: 2, minWidth: 120 },
  { field: 'author', headerName: 'Author', flex: 1, minWidth: 100 },
  { field: 'year', headerName: 'Year', width: 80 },
  // #endregion preview
];

export default function FlexColumns() {
  return (
    <Box sx={{ height: 318 }}>
      <DataGrid label="Books with flexible columns" rows={books} columns={columns} hideFooter />
    </Box>
  );
}
