import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridColumnDimensions } from '@mui/x-data-grid';
import { books, type Book } from './data';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 100 },
  { field: 'author', headerName: 'Author', width: 120 },
];

export default function SavedWidths() {
  // Keep it in localStorage or on your server.
  const [dimensions, setDimensions] = React.useState<Record<string, GridColumnDimensions>>({
    author: { width: 160, flex: 0 },
  });
  const [visit, setVisit] = React.useState(1);

  return (
    <Stack spacing={1} sx={{ alignItems: 'start' }}>
      <Button variant="outlined" size="small" onClick={() => setVisit(visit + 1)}>
        Leave and come back
      </Button>
      <Box key={visit} sx={{ width: '100%', height: 318 }}>
        <DataGrid
          label="Books with saved widths"
          rows={books}
          columns={columns}
          // #region preview
          initialState={{ columns: { dimensions } }}
          onColumnWidthChange={({ colDef, width }) => {
            if (!colDef.flex) {
              setDimensions((saved) => ({ ...saved, [colDef.field]: { width, flex: 0 } }));
            }
          }}
          // #endregion preview
          hideFooter
        />
      </Box>
    </Stack>
  );
}
