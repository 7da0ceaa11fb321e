import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 'A-1041', quantity: 12 },
  { id: 'A-1042', quantity: 1 },
  { id: 'A-1043', quantity: 40 },
  { id: 'A-1044', quantity: 5 },
];

const createColumns = (): GridColDef[] => [
  { field: 'id', headerName: 'Order' },
  { field: 'quantity', headerName: 'Quantity', type: 'number' },
];

const stableColumns = createColumns();

export default function StableColumns() {
  const [isStable, setIsStable] = React.useState(false);
  const [renders, setRenders] = React.useState(0);
  // Resize a column by its edge, then render again.
  const columns = isStable ? stableColumns : createColumns();
  return (
    <Stack spacing={1}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <FormControlLabel
          control={<Switch checked={isStable} onChange={(_, checked) => setIsStable(checked)} />}
          label="Keep the same array"
        />
        <Button variant="outlined" size="small" onClick={() => setRenders(renders + 1)}>
          <span>{`Render again (${renders})`}</span>
        </Button>
      </Box>
      <Box sx={{ height: 284 }}>
        <DataGrid aria-label="Resizable orders" rows={rows} columns={columns} hideFooter />
      </Box>
    </Stack>
  );
}
