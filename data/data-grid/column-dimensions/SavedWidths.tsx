import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { books, type Book } from './data';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 100 },
  { field: 'author', headerName: 'Author', width: 120 },
];

export default function SavedWidths() {
  // Keep them in localStorage or on your server.
  const [widths, setWidths] = React.useState<Record<string, number>>({ author: 160 });
  const [isOpen, setIsOpen] = React.useState(true);
  const [resets, setResets] = React.useState(0);

  const entries = Object.entries(widths);
  // A flexible column ignores its width, so a saved width needs flex: 0.
  const dimensions = Object.fromEntries(entries.map(([field, width]) => [field, { width, flex: 0 }]));

  const reset = () => {
    setWidths({});
    setResets(resets + 1);
  };

  return (
    <Stack spacing={1} sx={{ minHeight: 360 }}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" size="small" onClick={() => setIsOpen(!isOpen)}>
          <span>{isOpen ? 'Close the list' : 'Open the list'}</span>
        </Button>
        <Button variant="outlined" size="small" onClick={reset}>
          Reset widths
        </Button>
      </Stack>
      {isOpen && (
        <Box key={resets} sx={{ height: 318 }}>
          <DataGrid
            aria-label="Books with saved widths"
            rows={books}
            columns={columns}
            initialState={{ columns: { dimensions } }}
            onColumnWidthChange={({ colDef, width }) => {
              // The grid may report a width for a flexible column, which it does not apply.
              if (!colDef.flex) {
                setWidths((previous) => ({ ...previous, [colDef.field]: width }));
              }
            }}
            hideFooter
          />
        </Box>
      )}
    </Stack>
  );
}
