import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { books, type Book } from './data';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', width: 70, maxWidth: 420 },
  { field: 'author', headerName: 'Author', width: 70 },
  { field: 'year', headerName: 'First published', width: 70 },
];

export default function FitToContent() {
  const apiRef = useGridApiRef();

  // #region preview
  const autosize = () => apiRef.current?.autosizeColumns({ includeOutliers: true });

  return (
    <Stack spacing={1} sx={{ alignItems: 'start' }}>
      <Button variant="outlined" size="small" onClick={autosize}>
        Autosize columns
      </Button>
      {/* #endregion preview */}
      <Box sx={{ width: '100%', height: 318 }}>
        <DataGrid
          apiRef={apiRef}
          label="Books with columns that fit their content"
          rows={books}
          columns={columns}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
