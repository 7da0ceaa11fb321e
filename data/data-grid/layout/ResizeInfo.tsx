import { useCallback, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridEventListener } from '@mui/x-data-grid';
import { ferries, type Ferry } from './data';

const columns: GridColDef<Ferry>[] = [
  { field: 'departs', headerName: 'Departs', width: 90 },
  { field: 'route', headerName: 'Route', flex: 1, minWidth: 90 },
  { field: 'cars', headerName: 'Cars', type: 'number', width: 80 },
];

export default function ResizeInfo() {
  const [narrow, setNarrow] = useState(false);
  // #region preview
  const [width, setWidth] = useState(0);

  const handleResize = useCallback<GridEventListener<'debouncedResize'>>((size) => {
    setWidth(Math.round(size.width));
  }, []);
  // #endregion preview

  return (
    <Box>
      <Button onClick={() => setNarrow((current) => !current)}>
        <span>{narrow ? 'Make wider' : 'Make narrower'}</span>
      </Button>
      <Typography component="output" variant="body2" sx={{ display: 'block', my: 1 }}>
        {`The grid is ${width} px wide.`}
      </Typography>
      <Box sx={{ height: 214, width: narrow ? '80%' : '100%' }}>
        <DataGrid
          label="Ferries whose grid reports its width"
          rows={ferries.slice(0, 3)}
          columns={columns}
          columnVisibilityModel={{ cars: !narrow }}
          onResize={handleResize}
          resizeThrottleMs={100}
          hideFooter
        />
      </Box>
    </Box>
  );
}
