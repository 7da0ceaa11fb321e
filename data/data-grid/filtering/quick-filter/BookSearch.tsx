import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { books, languages, type Book } from './data';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 140 },
  { field: 'author', headerName: 'Author', width: 150 },
  {
    field: 'year',
    headerName: 'Year',
    type: 'number',
    width: 80,
    valueFormatter: (value: number) => String(value),
  },
  { field: 'language', headerName: 'Language', type: 'singleSelect', width: 110, valueOptions: languages },
];

export default function BookSearch() {
  return (
    <Box sx={{ height: 422 }}>
      <DataGrid label="Books" rows={books} columns={columns} showToolbar hideFooter />
    </Box>
  );
}
