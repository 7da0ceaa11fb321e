import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { books, type Book } from './data';

const columns: GridColDef<Book>[] = [
  { field: 'shelf', headerName: 'Shelf' },
  { field: 'year', headerName: 'Year', type: 'number' },
  { field: 'author', headerName: 'Author' },
];

export default function HeaderFilterWidths() {
  const apiRef = useGridApiRef();
  const [includeHeaderFilters, setIncludeHeaderFilters] = React.useState(false);
  return (
    <Stack spacing={1}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        <FormControlLabel
          control={
            <Switch
              checked={includeHeaderFilters}
              onChange={(_, checked) => setIncludeHeaderFilters(checked)}
            />
          }
          label="includeHeaderFilters"
        />
        <Button
          variant="outlined"
          size="small"
          onClick={() => apiRef.current?.autosizeColumns({ includeHeaderFilters })}
        >
          Autosize columns
        </Button>
      </Box>
      <Box sx={{ height: 300 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Books with header filters"
          rows={books.slice(0, 3)}
          columns={columns}
          headerFilters
          hideFooter
        />
      </Box>
    </Stack>
  );
}
