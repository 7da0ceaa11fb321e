import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef, type GridDensity } from '@mui/x-data-grid';
import { reviews, type Review } from './data';

const columns: GridColDef<Review>[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 120 },
  { field: 'nights', headerName: 'Nights', width: 90 },
];

export default function ControlledDensity() {
  const apiRef = useGridApiRef();
  const [density, setDensity] = React.useState<GridDensity>('standard');
  const [isLocked, setIsLocked] = React.useState(false);
  return (
    <Stack spacing={1}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        <FormControlLabel
          control={<Switch checked={isLocked} onChange={(_, checked) => setIsLocked(checked)} />}
          label="Ignore changes"
        />
        <Button
          variant="outlined"
          size="small"
          onClick={() => apiRef.current?.setDensity(density === 'compact' ? 'comfortable' : 'compact')}
        >
          Change the density
        </Button>
      </Box>
      <Box sx={{ height: 350 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Reviews with a controlled density"
          rows={reviews}
          columns={columns}
          density={density}
          onDensityChange={(value) => {
            if (!isLocked) {
              setDensity(value);
            }
          }}
          hideFooter
        />
      </Box>
      <Typography component="output" variant="body2">{`Density: ${density}`}</Typography>
    </Stack>
  );
}
