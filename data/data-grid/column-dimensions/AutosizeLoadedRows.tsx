import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import type { Book } from './data';
import { fetchBooks } from './server';

const columns: GridColDef<Book>[] = [
  { field: 'author', headerName: 'Author' },
  { field: 'title', headerName: 'Title', maxWidth: 300 },
];

export default function AutosizeLoadedRows() {
  const apiRef = useGridApiRef();
  const [request, setRequest] = React.useState(1);
  const [rows, setRows] = React.useState<Book[]>();

  React.useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const books = await fetchBooks();
      if (isCurrent) {
        setRows(books);
      }
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [request]);

  // Runs after the grid has received the rows.
  React.useEffect(() => {
    if (rows) {
      void apiRef.current?.autosizeColumns({ includeOutliers: true });
    }
  }, [apiRef, rows]);

  const reload = () => {
    setRows(undefined);
    setRequest(request + 1);
  };

  return (
    <Stack spacing={1}>
      <Button variant="outlined" size="small" onClick={reload} sx={{ alignSelf: 'start' }}>
        Load again
      </Button>
      <Box sx={{ height: 318 }}>
        <DataGrid
          key={request}
          apiRef={apiRef}
          aria-label="Books from a server"
          rows={rows ?? []}
          columns={columns}
          loading={!rows}
          autosizeOnMount
          hideFooter
        />
      </Box>
    </Stack>
  );
}
