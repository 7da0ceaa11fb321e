import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import type { Book } from './data';
import { fetchBooks } from './server';

const columns: GridColDef<Book>[] = [
  { field: 'author', headerName: 'Author' },
  { field: 'title', headerName: 'Title', maxWidth: 300 },
];

export default function AutosizeLoadedRows() {
  const apiRef = useGridApiRef();
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
  }, []);

  // #region preview
  React.useEffect(() => {
    if (rows) {
      void apiRef.current?.autosizeColumns({ includeOutliers: true });
    }
  }, [apiRef, rows]);
  // #endregion preview

  return (
    <Box sx={{ height: 318 }}>
      <DataGrid
        apiRef={apiRef}
        label="Books from a server"
        rows={rows ?? []}
        columns={columns}
        loading={!rows}
        hideFooter
      />
    </Box>
  );
}
