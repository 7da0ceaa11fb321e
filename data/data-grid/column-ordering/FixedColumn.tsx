import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { deliveries, type Delivery } from './data';

const columns: GridColDef<Delivery>[] = [
  { field: 'id', headerName: 'Delivery', width: 100, disableReorder: true },
  { field: 'customer', headerName: 'Customer', width: 140 },
  { field: 'city', headerName: 'City', width: 90 },
  { field: 'driver', headerName: 'Driver', width: 130 },
];

export default function FixedColumn() {
  const [keep, setKeep] = React.useState(false);
  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={keep} onChange={(_, checked) => setKeep(checked)} />}
        label="keepColumnPositionIfDraggedOutside"
      />
      <Box sx={{ height: 266 }}>
        <DataGridPro
          aria-label="Deliveries with a fixed first column"
          rows={deliveries}
          columns={columns}
          keepColumnPositionIfDraggedOutside={keep}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
