import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createSensors, readTemperature, type Sensor } from './data';
import { useRenderedCells } from './useRenderedCells';

const rows = createSensors(50);

const columns = Array.from({ length: 16 }, (_, hour): GridColDef<Sensor> => ({
  field: `hour${hour}`,
  headerName: `${hour}:00`,
  width: 120,
  valueGetter: (_value, row) => `${readTemperature(row, hour)} °C`,
}));

const autoHeight = () => 'auto' as const;

export default function RenderedParts() {
  const boxRef = React.useRef<HTMLDivElement>(null);
  const [mode, setMode] = React.useState('default');
  const rendered = useRenderedCells(boxRef);
  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        aria-label="Virtualization"
        size="small"
        exclusive
        value={mode}
        onChange={(_, value) => setMode(value ?? mode)}
        sx={{ flexWrap: 'wrap', '& button': { textTransform: 'none' } }}
      >
        <ToggleButton value="default">Default</ToggleButton>
        <ToggleButton value="auto">getRowHeight: auto</ToggleButton>
        <ToggleButton value="autoHeight">autoHeight</ToggleButton>
        <ToggleButton value="off">disableVirtualization</ToggleButton>
      </ToggleButtonGroup>
      <Typography component="output" variant="body2">
        {`In the DOM: ${rendered.rows} of 50 rows, ${rendered.columns} of 16 columns, ${rendered.cells} cells`}
      </Typography>
      <Box ref={boxRef} sx={{ height: 300, overflow: 'auto' }}>
        <DataGrid
          key={mode}
          aria-label="Temperatures with a mode"
          rows={rows}
          columns={columns}
          getRowHeight={mode === 'auto' ? autoHeight : undefined}
          autoHeight={mode === 'autoHeight'}
          disableVirtualization={mode === 'off'}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
