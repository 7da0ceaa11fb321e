import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridFilterItem, type GridFilterModel } from '@mui/x-data-grid';
import { apartments, type Apartment } from './data';

const columns: GridColDef<Apartment>[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 110 },
  { field: 'rent', headerName: 'Rent (€)', type: 'number', width: 125 },
  { field: 'pets', headerName: 'Pets', type: 'boolean', width: 80 },
];

const presets: { label: string; items: GridFilterItem[] }[] = [
  { label: 'All', items: [] },
  { label: 'Under €1,000', items: [{ field: 'rent', operator: '<', value: 1000 }] },
  { label: 'Pets allowed', items: [{ field: 'pets', operator: 'is', value: true }] },
];

export default function ControlledFilter() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({ items: [] });
  return (
    <Stack spacing={2}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        {presets.map(({ label, items }) => (
          <Chip key={label} label={label} onClick={() => setFilterModel((model) => ({ ...model, items }))} />
        ))}
      </Stack>
      <Box sx={{ height: 370 }}>
        {/* #region preview */}
        <DataGrid
          label="Apartments with presets"
          rows={apartments}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          hideFooter
        />
        {/* #endregion preview */}
      </Box>
    </Stack>
  );
}
