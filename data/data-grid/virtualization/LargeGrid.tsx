import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { createSensors, readTemperature, type Sensor } from './data';
import { useRenderedCells } from './useRenderedCells';
import { useScrollCost } from './useScrollCost';

function createColumns(count: number): GridColDef<Sensor>[] {
  return Array.from({ length: count }, (_, hour) => ({
    field: `hour${hour}`,
    headerName: `Hour ${hour + 1}`,
    type: 'number',
    width: 100,
    valueGetter: (_value, row) => readTemperature(row, hour),
  }));
}

const sizes = {
  '50 × 20': { rows: createSensors(50), columns: createColumns(20) },
  '100,000 × 1,000': { rows: createSensors(100_000), columns: createColumns(1_000) },
};

type Size = keyof typeof sizes;

export default function LargeGrid() {
  const apiRef = useGridApiRef();
  const boxRef = React.useRef<HTMLDivElement>(null);
  const [size, setSize] = React.useState<Size>('50 × 20');
  const rendered = useRenderedCells(boxRef);
  const cost = useScrollCost(boxRef, size);
  const { rows, columns } = sizes[size];

  const scroll = (left: number, top: number) => {
    let frames = 60;
    const step = () => {
      const position = apiRef.current!.getScrollPosition();
      apiRef.current!.scroll({ left: Math.abs(position.left) + left, top: position.top + top });
      frames -= 1;
      if (frames > 0) {
        requestAnimationFrame(step);
      }
    };
    step();
  };

  const average = cost.events === 0 ? 0 : cost.total / cost.events;
  const all = (rows.length * columns.length).toLocaleString('en-US');
  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        aria-label="Rows and columns"
        size="small"
        exclusive
        value={size}
        onChange={(_, value: Size | null) => setSize(value ?? size)}
      >
        {Object.keys(sizes).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" variant="outlined" onClick={() => scroll(0, 300)}>
          Scroll rows
        </Button>
        <Button size="small" variant="outlined" onClick={() => scroll(300, 0)}>
          Scroll columns
        </Button>
      </Box>
      <Box ref={boxRef} sx={{ height: 320 }}>
        <DataGridPro
          key={size}
          apiRef={apiRef}
          aria-label="Large grid"
          rows={rows}
          columns={columns}
          rowHeight={40}
          hideFooter
        />
      </Box>
      <Box component="ul" sx={{ m: 0, ps: 2, typography: 'body2', fontVariantNumeric: 'tabular-nums' }}>
        <li>{`Cells in the DOM: ${rendered.cells} of ${all}. Elements in the DOM: ${rendered.elements}`}</li>
        <li>{`Scroll events: ${cost.events}`}</li>
        <li>{`Script time of a scroll event: ${average.toFixed(1)} ms on average, ${cost.longest.toFixed(1)} ms at most`}</li>
        <li>{`Tasks of more than 50 ms: ${cost.longTasks}`}</li>
      </Box>
      <Typography variant="caption">The times are those of your browser and your device.</Typography>
    </Stack>
  );
}
