import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import { columns } from './columns';
import type { Order } from './data';

const noOrders: Order[] = [];

export default function OverlayHeight() {
  const [isHigh, setIsHigh] = React.useState(true);
  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={isHigh} onChange={(_event, checked) => setIsHigh(checked)} />}
        label="200 px for the overlay"
      />
      <DataGrid
        label="Orders without a fixed height"
        rows={noOrders}
        columns={columns}
        sx={isHigh ? { '--DataGrid-overlayHeight': '200px' } : undefined}
        hideFooter
      />
    </Stack>
  );
}
