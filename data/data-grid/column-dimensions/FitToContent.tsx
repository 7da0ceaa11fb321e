import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridAutosizeOptions, type GridColDef } from '@mui/x-data-grid';
import { books, type Book } from './data';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', width: 70, maxWidth: 420 },
  { field: 'author', headerName: 'Author', width: 80 },
  { field: 'year', headerName: 'Year of first publication', width: 90 },
];

const defaults = { includeHeaders: true, includeOutliers: false, expand: false };

export default function FitToContent() {
  const apiRef = useGridApiRef();
  const [options, setOptions] = React.useState<GridAutosizeOptions>(defaults);
  return (
    <Stack spacing={1}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        {(Object.keys(defaults) as (keyof typeof defaults)[]).map((name) => (
          <FormControlLabel
            key={name}
            control={
              <Switch
                checked={options[name]}
                onChange={(_, checked) => setOptions({ ...options, [name]: checked })}
              />
            }
            label={name}
          />
        ))}
        <Button variant="outlined" size="small" onClick={() => apiRef.current?.autosizeColumns(options)}>
          Autosize columns
        </Button>
      </Box>
      <Box sx={{ height: 318 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Books with columns that fit their content"
          rows={books}
          columns={columns}
          autosizeOptions={options}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
