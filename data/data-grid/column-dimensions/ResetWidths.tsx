import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { books, type Book } from './data';

const definitions: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', width: 150 },
  { field: 'author', headerName: 'Author', width: 110 },
];

export default function ResetWidths() {
  // #region preview
  const [columns, setColumns] = React.useState(definitions);

  return (
    <Stack spacing={1} sx={{ alignItems: 'start' }}>
      <Button variant="outlined" size="small" onClick={() => setColumns([...definitions])}>
        Reset widths
      </Button>
      {/* #endregion preview */}
      <Box sx={{ width: '100%', height: 318 }}>
        <DataGrid label="Books with widths to reset" rows={books} columns={columns} hideFooter />
      </Box>
    </Stack>
  );
}
