import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createSensors, readTemperature, type Sensor } from './data';
import { useRenderedCells } from './useRenderedCells';
import { useScrollCost } from './useScrollCost';

function createColumns(count: number): GridColDef<Sensor>[] {
  return Array.from({ length: count }, (_, hour) => ({
    field: `hour${hour}`,
    headerName: `Hour ${hour + 1}`,
    width: 200,
    valueGetter: (_value, row) => readTemperature(row, hour),
  }));
}

const sizes = {
  '50 × 20': { rows: createSensors(50), columns: createColumns(20) },
  '100,000 × 1,000': { rows: createSensors(100_000), columns: createColumns(1_000) },
};

type Size = keyof typeof sizes;

export default function LargeGrid() {
  const boxRef = React.useRef<HTMLDivElement>(null);
  const [size, setSize] = React.useState<Size>('50 × 20');
  const { cells } = useRenderedCells(boxRef);
  const { events, total, longest } = useScrollCost(boxRef, size);
  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        aria-label="Rows and columns"
        size="small"
        exclusive
        value={size}
        onChange={(_, value: Size | null) => setSize(value ?? size)}
      >
        <ToggleButton value="50 × 20">50 × 20</ToggleButton>
        <ToggleButton value="100,000 × 1,000">100,000 × 1,000</ToggleButton>
      </ToggleButtonGroup>
      <Box ref={boxRef} sx={{ height: 300 }}>
        <DataGridPro key={size} aria-label="Large grid" {...sizes[size]} hideFooter />
      </Box>
      <Box component="ul" sx={{ m: 0, ps: 2, typography: 'body2' }}>
        <li>{`Cells in the DOM: ${cells}`}</li>
        <li>{`Scroll events: ${events}`}</li>
        <li>{`Script time of a scroll event: ${(total / (events || 1)).toFixed(1)} ms on average, ${longest.toFixed(1)} ms at most`}</li>
      </Box>
    </Stack>
  );
}
