import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createSensors, readTemperature, type Sensor } from './data';
import { useRenderedCells } from './useRenderedCells';

const rows = createSensors(60);

const columns = Array.from({ length: 16 }, (_, hour): GridColDef<Sensor> => ({
  field: `hour${hour}`,
  headerName: `${hour}:00`,
  width: 150,
  valueGetter: (_value, row) => `${readTemperature(row, hour)} °C`,
}));

export default function BufferSizes() {
  const boxRef = React.useRef<HTMLDivElement>(null);
  const [buffer, setBuffer] = React.useState(150);
  const rendered = useRenderedCells(boxRef);
  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        aria-label="Buffer in pixels"
        size="small"
        exclusive
        value={buffer}
        onChange={(_, value) => setBuffer(value ?? buffer)}
      >
        <ToggleButton value={0}>0 px</ToggleButton>
        <ToggleButton value={150}>150 px</ToggleButton>
        <ToggleButton value={600}>600 px</ToggleButton>
      </ToggleButtonGroup>
      <Typography component="output" variant="body2">
        {`In the DOM: ${rendered.rows} rows, ${rendered.columns} columns`}
      </Typography>
      <Box ref={boxRef} sx={{ height: 300 }}>
        <DataGrid
          key={buffer}
          label="Temperatures with a buffer"
          rows={rows}
          columns={columns}
          rowHeight={50}
          rowBufferPx={buffer}
          columnBufferPx={buffer}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
