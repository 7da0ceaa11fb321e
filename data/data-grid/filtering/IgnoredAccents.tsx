import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { apartments, type Apartment } from './data';

const columns: GridColDef<Apartment>[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 110 },
  { field: 'rent', headerName: 'Rent (€)', type: 'number', width: 125 },
];

export default function IgnoredAccents() {
  const [ignoreDiacritics, setIgnoreDiacritics] = React.useState(true);
  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={
          <Switch
            checked={ignoreDiacritics}
            onChange={(event) => setIgnoreDiacritics(event.target.checked)}
          />
        }
        label="ignoreDiacritics"
      />
      <Box sx={{ height: 318 }}>
        <DataGrid
          // The grid filters again only when the model or the rows change.
          key={String(ignoreDiacritics)}
          aria-label="Apartments in malaga"
          rows={apartments}
          columns={columns}
          ignoreDiacritics={ignoreDiacritics}
          initialState={{
            filter: { filterModel: { items: [{ field: 'city', operator: 'contains', value: 'malaga' }] } },
          }}
          showToolbar
          hideFooter
        />
      </Box>
    </Stack>
  );
}
