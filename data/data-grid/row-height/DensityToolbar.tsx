import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGrid,
  gridDensitySelector,
  Toolbar,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridDensity,
} from '@mui/x-data-grid';
import { reviews, type Review } from './data';

const columns: GridColDef<Review>[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 120 },
  { field: 'nights', headerName: 'Nights', width: 90 },
];

function DensityButtons() {
  const apiRef = useGridApiContext();
  const density = useGridSelector(apiRef, gridDensitySelector);
  return (
    <Toolbar>
      {/* #region preview */}
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Density"
        value={density}
        onChange={(_event, value: GridDensity | null) => value && apiRef.current.setDensity(value)}
      >
        <ToggleButton value="compact">Compact</ToggleButton>
        <ToggleButton value="standard">Standard</ToggleButton>
        <ToggleButton value="comfortable">Comfortable</ToggleButton>
      </ToggleButtonGroup>
      {/* #endregion preview */}
    </Toolbar>
  );
}

export default function DensityToolbar() {
  return (
    <Box sx={{ height: 400 }}>
      <DataGrid
        label="Reviews with a choice of density"
        rows={reviews}
        columns={columns}
        initialState={{ density: 'compact' }}
        slots={{ toolbar: DensityButtons }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
