import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridVirtualizationSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = Array.from({ length: 15 }, (_, index) => ({
  field: `day${index + 1}`,
  headerName: `Day ${index + 1}`,
}));

const rows = Array.from({ length: 3 }, (_, id) => ({
  id,
  ...Object.fromEntries(columns.map(({ field }, index) => [field, `${(id * 7 + index * 3) % 12} arrivals`])),
}));

const getRowHeight = () => 'auto' as const;

function RenderedCells() {
  const apiRef = useGridApiContext();
  const { renderContext } = useGridSelector(apiRef, gridVirtualizationSelector);
  const { firstRowIndex, lastRowIndex, firstColumnIndex, lastColumnIndex } = renderContext;
  return (
    <Typography component="output" variant="body2" sx={{ p: 1.5, borderTop: 1, borderColor: 'divider' }}>
      {`Rendered columns: ${lastColumnIndex - firstColumnIndex}, rows: ${lastRowIndex - firstRowIndex}`}
    </Typography>
  );
}

export default function ManyAutoColumns() {
  const [isVirtualized, setIsVirtualized] = React.useState(false);
  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={isVirtualized} onChange={(_, checked) => setIsVirtualized(checked)} />}
        label="virtualizeColumnsWithAutoRowHeight"
      />
      <Box sx={{ height: 180 }}>
        <DataGrid
          key={`${isVirtualized}`}
          aria-label="Arrivals by day"
          rows={rows}
          columns={columns}
          getRowHeight={getRowHeight}
          virtualizeColumnsWithAutoRowHeight={isVirtualized}
          disableColumnMenu
          disableColumnFilter
          disableColumnSorting
          slots={{ footer: RenderedCells }}
        />
      </Box>
    </Stack>
  );
}
