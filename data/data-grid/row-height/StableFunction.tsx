import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { createReviews, type Review } from './data';

const rows = createReviews(12);

const columns: GridColDef<Review>[] = [{ field: 'guest', headerName: 'Guest', width: 140 }];

type GetRowHeight = NonNullable<DataGridProps<Review>['getRowHeight']>;

export default function StableFunction() {
  const [height, setHeight] = React.useState(40);
  const [renders, setRenders] = React.useState(0);
  const [isStable, setIsStable] = React.useState(true);
  const [calls, setCalls] = React.useState(0);
  const counter = React.useRef(0);

  const stable = React.useCallback<GetRowHeight>(() => {
    counter.current += 1;
    return height;
  }, [height]);
  const inline: GetRowHeight = (params) => stable(params);

  // Runs after the effects of the grid.
  React.useEffect(() => {
    setCalls(counter.current);
    counter.current = 0;
  }, [renders, height, isStable]);

  return (
    <Stack spacing={1}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <FormControlLabel
          control={<Switch checked={isStable} onChange={(_, checked) => setIsStable(checked)} />}
          label="Stable function"
        />
        <Button variant="outlined" size="small" onClick={() => setRenders(renders + 1)}>
          Render again
        </Button>
        <Button variant="outlined" size="small" onClick={() => setHeight(height === 40 ? 64 : 40)}>
          Change the height
        </Button>
      </Box>
      <Box sx={{ height: 240 }}>
        <DataGrid
          aria-label="Reviews with a function for the height"
          rows={rows}
          columns={columns}
          getRowHeight={isStable ? stable : inline}
          hideFooter
        />
      </Box>
      <Typography component="output" variant="body2">
        {`Calls of getRowHeight for the last render: ${calls}`}
      </Typography>
    </Stack>
  );
}
