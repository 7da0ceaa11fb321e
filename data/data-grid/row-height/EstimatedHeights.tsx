import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridClasses,
  gridDimensionsSelector,
  useGridApiContext,
  useGridApiRef,
  useGridSelector,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import { createReviews, type Review } from './data';

const COUNT = 36;
const rows = createReviews(COUNT);

const columns: GridColDef<Review>[] = [
  { field: 'id', headerName: 'Review', width: 80 },
  { field: 'text', headerName: 'Text', width: 220 },
];

const getRowHeight = () => 'auto' as const;

/** About 34 characters fit into a line of 20 px; padding and border are 21 px. */
const getEstimatedRowHeight: DataGridProps<Review>['getEstimatedRowHeight'] = ({ model }) =>
  21 + 20 * Math.ceil(model.text.length / 34);

function TotalHeight() {
  const apiRef = useGridApiContext();
  const { contentSize } = useGridSelector(apiRef, gridDimensionsSelector);
  return (
    <Typography component="output" variant="body2" sx={{ p: 1.5, borderTop: 1, borderColor: 'divider' }}>
      {`Height of all rows: ${Math.round(contentSize.height)} px`}
    </Typography>
  );
}

export default function EstimatedHeights() {
  const apiRef = useGridApiRef();
  const [isEstimated, setIsEstimated] = React.useState(false);
  return (
    <Stack spacing={1}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        <FormControlLabel
          control={<Switch checked={isEstimated} onChange={(_, checked) => setIsEstimated(checked)} />}
          label="getEstimatedRowHeight"
        />
        <Button
          variant="outlined"
          size="small"
          onClick={() => apiRef.current?.scrollToIndexes({ rowIndex: COUNT - 1 })}
        >
          Scroll to the last row
        </Button>
      </Box>
      <Box sx={{ height: 360 }}>
        <DataGrid
          key={`${isEstimated}`}
          apiRef={apiRef}
          aria-label="Many reviews with all their text"
          rows={rows}
          columns={columns}
          getRowHeight={getRowHeight}
          getEstimatedRowHeight={isEstimated ? getEstimatedRowHeight : undefined}
          slots={{ footer: TotalHeight }}
          sx={{ [`& .${gridClasses.cell}`]: { py: 1.25 } }}
        />
      </Box>
    </Stack>
  );
}
