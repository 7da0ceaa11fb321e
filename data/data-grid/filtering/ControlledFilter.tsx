import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridFilterItem, type GridFilterModel } from '@mui/x-data-grid';
import { apartments, type Apartment } from './data';

const columns: GridColDef<Apartment>[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 110 },
  { field: 'rent', headerName: 'Rent (€)', type: 'number', width: 125 },
  { field: 'pets', headerName: 'Pets', type: 'boolean', width: 80 },
];

const presets: Record<string, GridFilterItem[]> = {
  All: [],
  'Under €1,000': [{ id: 'rent', field: 'rent', operator: '<', value: 1000 }],
  'Pets allowed': [{ id: 'pets', field: 'pets', operator: 'is', value: true }],
};

export default function ControlledFilter() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({ items: [] });
  const [reason, setReason] = React.useState('none');
  return (
    <Stack spacing={2}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        {Object.entries(presets).map(([label, items]) => (
          <Chip key={label} label={label} onClick={() => setFilterModel({ ...filterModel, items })} />
        ))}
      </Stack>
      <Box sx={{ height: 370 }}>
        <DataGrid
          aria-label="Apartments with presets"
          rows={apartments}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={(model, details) => {
            setFilterModel(model);
            setReason(details.reason ?? 'none');
          }}
          hideFooter
        />
      </Box>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere', minHeight: 60 }}>
        {`Model: ${JSON.stringify(filterModel.items)}. Last reason: ${reason}.`}
      </Typography>
    </Stack>
  );
}
