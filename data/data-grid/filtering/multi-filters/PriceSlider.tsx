import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { DataGridPro, type GridColDef, type GridFilterModel } from '@mui/x-data-grid-pro';
import { laptops, type Laptop } from './data';

const columns: GridColDef<Laptop>[] = [
  { field: 'model', headerName: 'Model', flex: 1, minWidth: 110 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 120 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 140 },
];

export default function PriceSlider() {
  const [[min, max], setRange] = React.useState<[number, number]>([800, 1400]);
  // #region preview
  const filterModel = React.useMemo<GridFilterModel>(
    () => ({
      items: [
        { id: 'min', field: 'price', operator: '>=', value: min },
        { id: 'max', field: 'price', operator: '<=', value: max },
      ],
    }),
    [min, max],
  );
  // #endregion preview
  return (
    <Stack spacing={1}>
      <Box sx={{ px: 2, pt: 1 }}>
        <Slider
          value={[min, max]}
          onChange={(_event, value) => setRange(value as [number, number])}
          min={600}
          max={2000}
          step={100}
          valueLabelDisplay="auto"
          getAriaLabel={(index) => (index === 0 ? 'Lowest price' : 'Highest price')}
        />
      </Box>
      <Box sx={{ height: 370 }}>
        <DataGridPro
          label="Laptops by price"
          rows={laptops}
          columns={columns}
          filterModel={filterModel}
          disableColumnFilter
          hideFooter
        />
      </Box>
    </Stack>
  );
}
