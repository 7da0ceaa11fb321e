import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium, type GridAggregationModel, type GridColDef } from '@mui/x-data-grid-premium';
import { sales, type Sale } from './data';

const columns: GridColDef<Sale>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 110 },
  { field: 'units', headerName: 'Units', type: 'number', width: 90 },
  { field: 'price', headerName: 'Price', type: 'number', width: 100 },
];

export default function ControlledAggregation() {
  const [model, setModel] = React.useState<GridAggregationModel>({ price: 'max' });
  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Total of the prices"
        value={model.price ?? null}
        onChange={(_event, name: string | null) =>
          name && setModel((current) => ({ ...current, price: name }))
        }
      >
        <ToggleButton value="min">Lowest</ToggleButton>
        <ToggleButton value="avg">Average</ToggleButton>
        <ToggleButton value="max">Highest</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 318 }}>
        {/* #region preview */}
        <DataGridPremium
          label="Sales with a controlled total row"
          rows={sales}
          columns={columns}
          aggregationModel={model}
          onAggregationModelChange={setModel}
          hideFooter
        />
        {/* #endregion preview */}
      </Box>
    </Stack>
  );
}
