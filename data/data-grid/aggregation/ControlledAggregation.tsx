import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationModel,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { sales, type Sale } from './data';

const columns: GridColDef<Sale>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 110, aggregable: false },
  { field: 'units', headerName: 'Units', type: 'number', width: 90 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 100,
    availableAggregationFunctions: ['min', 'max'],
  },
];

const { avg, min, max } = GRID_AGGREGATION_FUNCTIONS;
const aggregationFunctions = { avg, min, max };

export default function ControlledAggregation() {
  const [model, setModel] = React.useState<GridAggregationModel>({ units: 'max', price: 'max' });
  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Function of both columns"
        value={model.units === model.price ? model.units : null}
        onChange={(_event, name: string | null) => setModel(name ? { units: name, price: name } : {})}
      >
        <ToggleButton value="min">Lowest</ToggleButton>
        <ToggleButton value="max">Highest</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 318 }}>
        <DataGridPremium
          aria-label="Sales with a controlled total row"
          rows={sales}
          columns={columns}
          aggregationFunctions={aggregationFunctions}
          aggregationModel={model}
          onAggregationModelChange={setModel}
          hideFooter
        />
      </Box>
      <Typography component="output" variant="body2">{`Model: ${JSON.stringify(model)}`}</Typography>
    </Stack>
  );
}
