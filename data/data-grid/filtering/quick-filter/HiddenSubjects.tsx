import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { books, type Book } from './data';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 140 },
  { field: 'author', headerName: 'Author', width: 150 },
  {
    field: 'subjects',
    headerName: 'Subjects',
    width: 180,
    valueGetter: (value: string[]) => value.join(', '),
  },
];

// #region preview
const initialState = {
  columns: { columnVisibilityModel: { subjects: false } },
  filter: {
    filterModel: { items: [], quickFilterValues: ['marriage'], quickFilterExcludeHiddenColumns: false },
  },
};
// #endregion preview

export default function HiddenSubjects() {
  return (
    <Box sx={{ height: 422 }}>
      <DataGrid
        aria-label="Books about marriage"
        rows={books}
        columns={columns}
        initialState={initialState}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
