import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { books, type Book } from './data';

const columns: GridColDef<Book>[] = [
  { field: 'author', headerName: 'Author', width: 120, minWidth: 80 },
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 100 },
];

export default function WidthsFromCode() {
  const apiRef = useGridApiRef();
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        {/* #region preview */}
        <Button size="small" variant="outlined" onClick={() => apiRef.current?.setColumnWidth('author', 180)}>
          Author 180 px
        </Button>
        {/* #endregion preview */}
        <Button size="small" variant="outlined" onClick={() => apiRef.current?.setColumnWidth('author', 20)}>
          Author 20 px
        </Button>
      </Stack>
      <Box sx={{ height: 318 }}>
        <DataGrid
          apiRef={apiRef}
          label="Books with buttons for widths"
          rows={books}
          columns={columns}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
