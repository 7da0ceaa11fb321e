import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from './data';

const createColumns = (): GridColDef<Order>[] => [
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
        <DataGrid aria-label="Resizable orders" rows={orders} columns={columns} hideFooter />
      </Box>
    </Stack>
  );
}
