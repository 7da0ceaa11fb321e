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
  // #region preview
  const [isStable, setIsStable] = React.useState(false);
  const [renders, setRenders] = React.useState(0);
  const columns = isStable ? stableColumns : createColumns();
  // #endregion preview
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
        <DataGrid label="Resizable orders" rows={rows} columns={columns} hideFooter />
      </Box>
    </Stack>
  );
}
