import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { reviews, type Review } from './data';

const columns: GridColDef<Review>[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 110 },
  { field: 'nights', headerName: 'Nights', width: 90 },
];

const getRowHeight: DataGridProps<Review>['getRowHeight'] = ({ model, densityFactor }) =>
  model.nights > 3 ? 80 * densityFactor : null;

export default function VariableHeights() {
  const [isCompact, setIsCompact] = React.useState(false);
  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={isCompact} onChange={(_, checked) => setIsCompact(checked)} />}
        label="Compact"
      />
      <Box sx={{ height: 324 }}>
        <DataGrid
          aria-label="Reviews with high rows for long stays"
          rows={reviews}
          columns={columns}
          density={isCompact ? 'compact' : 'standard'}
          getRowHeight={getRowHeight}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
