import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { books, type Book } from './data';

const columns: GridColDef<Book>[] = [
  // #region preview
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 110 },
  { field: 'author', headerName: 'Author', width: 120 },
  { field: 'copies', headerName: 'Copies', type: 'number', width: 110, disableColumnMenu: true },
  // #endregion preview
];

export default function DisabledMenu() {
  return (
    <Box sx={{ height: 266 }}>
      <DataGrid label="Books with a column without a menu" rows={books} columns={columns} hideFooter />
    </Box>
  );
}
