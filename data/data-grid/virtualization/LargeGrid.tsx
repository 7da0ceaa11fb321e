import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createSensors, readTemperature, type Sensor } from './data';
import { useRenderedCells } from './useRenderedCells';

function createColumns(count: number): GridColDef<Sensor>[] {
  return Array.from({ length: count }, (_, hour) => ({
    field: `hour${hour}`,
    headerName: `Hour ${hour + 1}`,
    width: 200,
    valueGetter: (_value, row) => readTemperature(row, hour),
  }));
}

// #region preview
const sizes = {
  '50 × 20': { rows: createSensors(50), columns: createColumns(20) },
  '100,000 × 1,000': { rows: createSensors(100_000), columns: createColumns(1_000) },
};
// #endregion preview

type Size = keyof typeof sizes;

export default function LargeGrid() {
  const boxRef = React.useRef<HTMLDivElement>(null);
  const [size, setSize] = React.useState<Size>('50 × 20');
  const { cells } = useRenderedCells(boxRef);
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
        <DataGridPro key={size} label="Large grid" {...sizes[size]} hideFooter />
      </Box>
      <Typography component="output" variant="body2">
        {`Cells in the DOM: ${cells}`}
      </Typography>
    </Stack>
  );
}
