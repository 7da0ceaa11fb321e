import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { books, type Book } from './data';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 110 },
  { field: 'author', headerName: 'Author', width: 140 },
];

export default function OpenMenu() {
  const apiRef = useGridApiRef();
  return (
    <Stack spacing={1}>
      <Box>
        {/* #region preview */}
        <Button size="small" variant="outlined" onClick={() => apiRef.current?.showColumnMenu('author')}>
          Open the Author menu
        </Button>
        {/* #endregion preview */}
      </Box>
      <Box sx={{ height: 266 }}>
        <DataGrid
          apiRef={apiRef}
          label="Books with a button that opens a menu"
          rows={books}
          columns={columns}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
