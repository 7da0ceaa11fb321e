import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, gridClasses, type GridColDef, type GridDensity } from '@mui/x-data-grid';
import { stations, type Station } from './data';

const columns: GridColDef<Station>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 80 },
  { field: 'height', headerName: 'Height above sea level (m)', type: 'number', width: 110 },
  { field: 'temperature', headerName: 'Mean temperature (°C)', type: 'number', width: 120 },
];

export default function WrappedHeaders() {
  const [density, setDensity] = React.useState<GridDensity>('standard');
  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Density"
        value={density}
        onChange={(_event, value: GridDensity | null) => setDensity(value ?? density)}
      >
        <ToggleButton value="compact">Compact</ToggleButton>
        <ToggleButton value="standard">Standard</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 294 }}>
        <DataGrid
          aria-label="Weather stations with headers of several lines"
          rows={stations}
          columns={columns}
          columnHeaderHeight={density === 'compact' ? 100 : 80}
          density={density}
          sx={{ [`& .${gridClasses.columnHeaderTitle}`]: { whiteSpace: 'normal', lineHeight: 1.3 } }}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
