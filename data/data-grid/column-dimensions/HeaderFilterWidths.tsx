import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { books, type Book } from './data';

const columns: GridColDef<Book>[] = [
  { field: 'shelf', headerName: 'Shelf', width: 70 },
  { field: 'year', headerName: 'Year', type: 'number', width: 70 },
  { field: 'author', headerName: 'Author' },
];

export default function HeaderFilterWidths() {
  const apiRef = useGridApiRef();

  // #region preview
  const autosize = () => apiRef.current?.autosizeColumns({ includeHeaderFilters: true });

  return (
    <Stack spacing={1} sx={{ alignItems: 'start' }}>
      <Button variant="outlined" size="small" onClick={autosize}>
        Autosize columns
      </Button>
      {/* #endregion preview */}
      <Box sx={{ width: '100%', height: 300 }}>
        <DataGridPro
          apiRef={apiRef}
          label="Books with header filters"
          rows={books.slice(0, 3)}
          columns={columns}
          headerFilters
          hideFooter
        />
      </Box>
    </Stack>
  );
}
