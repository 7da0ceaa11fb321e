import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridVisibleColumnDefinitionsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { books, type Book } from './data';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 2, minWidth: 160 },
  { field: 'author', headerName: 'Author', flex: 1, minWidth: 100, maxWidth: 200 },
  { field: 'year', headerName: 'Year', width: 80 },
];

function Widths() {
  const apiRef = useGridApiContext();
  const visible = useGridSelector(apiRef, gridVisibleColumnDefinitionsSelector);
  const text = visible.map((column) => `${column.headerName} ${Math.round(column.computedWidth)}`);
  return (
    <Typography component="output" variant="body2" sx={{ p: 1.5, borderTop: 1, borderColor: 'divider' }}>
      {text.join(', ')}
    </Typography>
  );
}

export default function FlexColumns() {
  const [width, setWidth] = React.useState(442);
  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Width of the grid"
        value={width}
        onChange={(_event, value: number | null) => setWidth(value ?? width)}
      >
        <ToggleButton value={302}>302 px</ToggleButton>
        <ToggleButton value={442}>442 px</ToggleButton>
        <ToggleButton value={822}>822 px</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ overflowX: 'auto' }}>
        <Box sx={{ width, height: 362 }}>
          <DataGrid
            aria-label="Books with flexible columns"
            rows={books}
            columns={columns}
            slots={{ footer: Widths }}
          />
        </Box>
      </Box>
    </Stack>
  );
}
