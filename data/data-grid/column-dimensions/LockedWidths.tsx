import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { books, type Book } from './data';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', width: 150 },
  { field: 'author', headerName: 'Author', width: 110 },
];

export default function LockedWidths() {
  return (
    <Box sx={{ height: 318 }}>
      <DataGrid
        label="Books with fixed column widths"
        // #region preview
        rows={books}
        columns={columns}
        disableColumnResize
        disableAutosize
        // #endregion preview
        hideFooter
      />
    </Box>
  );
}
