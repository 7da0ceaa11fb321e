import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { DataGridPro, type GridColDef, type GridFilterModel } from '@mui/x-data-grid-pro';
import { laptops, type Laptop } from './data';

const columns: GridColDef<Laptop>[] = [
  { field: 'model', headerName: 'Model', flex: 1, minWidth: 110 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 120 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 140 },
];

const getName = (field: string) => columns.find((column) => column.field === field)?.headerName ?? field;

export default function FilterChips() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [
      { id: 1, field: 'price', operator: '<', value: 1500 },
      { id: 2, field: 'weight', operator: '<', value: 2 },
    ],
  });
  const remove = (id: unknown) =>
    setFilterModel({ ...filterModel, items: filterModel.items.filter((item) => item.id !== id) });
  return (
    <Stack spacing={1}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', minHeight: 32 }}>
        {/* #region preview */}
        {filterModel.items.map(({ id, field, operator, value }) => (
          <Chip key={id} label={`${getName(field)} ${operator} ${value ?? ''}`} onDelete={() => remove(id)} />
        ))}
        {/* #endregion preview */}
      </Stack>
      <Box sx={{ height: 422 }}>
        <DataGridPro
          label="Laptops with filter chips"
          rows={laptops}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          showToolbar
          hideFooter
        />
      </Box>
    </Stack>
  );
}
