import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { books, type Book } from './data';

const columns: GridColDef<Book>[] = [
  { field: 'id', headerName: 'Book' },
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 120 },
  { field: 'year', headerName: 'Year', width: 70 },
];

export default function ColumnWidths() {
  return (
    <Box sx={{ height: 318 }}>
      <DataGrid label="Books" rows={books} columns={columns} hideFooter />
    </Box>
  );
}
