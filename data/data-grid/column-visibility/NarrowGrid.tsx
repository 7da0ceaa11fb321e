import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef, type GridColumnVisibilityModel } from '@mui/x-data-grid';
import { employees, type Employee } from './data';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 110 },
  { field: 'role', headerName: 'Role', width: 100 },
  { field: 'office', headerName: 'Office', width: 90 },
];

const startModels: Record<string, GridColumnVisibilityModel> = {
  wide: {},
  narrow: { role: false, office: false },
};

export default function NarrowGrid() {
  const [size, setSize] = React.useState('wide');
  const [models, setModels] = React.useState(startModels);
  const [isNarrow, setIsNarrow] = React.useState(false);
  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={isNarrow} onChange={(event) => setIsNarrow(event.target.checked)} />}
        label="Less space"
      />
      <Box sx={{ height: 318, maxWidth: isNarrow ? 260 : 'none' }}>
        <DataGrid
          label="Employees in a box that can be narrow"
          rows={employees}
          columns={columns}
          onResize={({ width }) => setSize(width < 300 ? 'narrow' : 'wide')}
          columnVisibilityModel={models[size]}
          onColumnVisibilityModelChange={(model) => setModels({ ...models, [size]: model })}
          showToolbar
          hideFooter
        />
      </Box>
    </Stack>
  );
}
