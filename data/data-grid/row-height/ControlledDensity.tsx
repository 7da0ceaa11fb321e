import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef, type GridDensity } from '@mui/x-data-grid';
import { reviews, type Review } from './data';

const columns: GridColDef<Review>[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 120 },
  { field: 'nights', headerName: 'Nights', width: 90 },
];

export default function ControlledDensity() {
  const [density, setDensity] = React.useState<GridDensity>('standard');
  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={
          <Switch
            checked={density === 'compact'}
            onChange={(_, checked) => setDensity(checked ? 'compact' : 'standard')}
          />
        }
        label="Compact rows"
      />
      <Box sx={{ height: 268 }}>
        {/* #region preview */}
        <DataGrid
          label="Reviews with a controlled density"
          rows={reviews}
          columns={columns}
          density={density}
          onDensityChange={setDensity}
          hideFooter
        />
        {/* #endregion preview */}
      </Box>
    </Stack>
  );
}
