import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createProducts, type Product } from './data';

const rows = createProducts(35);

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'price', headerName: 'Price', type: 'number', width: 90 },
];

export default function DebouncedSearch() {
  const [debounce, setDebounce] = React.useState(150);
  const [runs, setRuns] = React.useState(0);
  const countRun = React.useCallback(() => setRuns((count) => count + 1), []);
  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        aria-label="filterDebounceMs"
        size="small"
        exclusive
        value={debounce}
        onChange={(_, value) => {
          setDebounce(value ?? debounce);
          setRuns(0);
        }}
        sx={{ '& button': { textTransform: 'none' } }}
      >
        <ToggleButton value={0}>0 ms</ToggleButton>
        <ToggleButton value={150}>150 ms</ToggleButton>
        <ToggleButton value={1_000}>1,000 ms</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 300 }}>
        <DataGrid
          key={debounce}
          label="Catalog"
          rows={rows}
          columns={columns}
          filterDebounceMs={debounce}
          onFilterModelChange={countRun}
          showToolbar
          hideFooter
        />
      </Box>
      <Typography component="output" variant="body2">
        {`Filter runs: ${runs}`}
      </Typography>
    </Stack>
  );
}
