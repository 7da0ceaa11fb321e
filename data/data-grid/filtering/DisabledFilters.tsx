import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { apartments, type Apartment } from './data';

const columns: GridColDef<Apartment>[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 110, filterable: false },
  { field: 'rent', headerName: 'Rent (€)', type: 'number', width: 125 },
  { field: 'pets', headerName: 'Pets', type: 'boolean', width: 80 },
];

export default function DisabledFilters() {
  const [isDisabled, setIsDisabled] = React.useState(false);
  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={isDisabled} onChange={(event) => setIsDisabled(event.target.checked)} />}
        label="disableColumnFilter"
      />
      <Box sx={{ height: 318 }}>
        <DataGrid
          aria-label="Apartments in Málaga"
          rows={apartments}
          columns={columns}
          initialState={{
            filter: { filterModel: { items: [{ field: 'city', operator: 'equals', value: 'Málaga' }] } },
          }}
          disableColumnFilter={isDisabled}
          showToolbar
          hideFooter
        />
      </Box>
    </Stack>
  );
}
