import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import type { StackOffsetType } from '@mui/x-charts/models';

// The fifth value, 'expand', is for positive values only.
const offsets: StackOffsetType[] = ['diverging', 'none', 'silhouette', 'wiggle'];

export default function StackOffsets() {
  const [stackOffset, setStackOffset] = React.useState<StackOffsetType>('diverging');
  return (
    <Stack spacing={2}>
      <TextField
        select
        size="small"
        label="stackOffset"
        value={stackOffset}
        onChange={(event) => setStackOffset(event.target.value as StackOffsetType)}
      >
        {offsets.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <BarChart
        height={260}
        aria-label="Changes of stock per week: delivered and returned items, and sold items as negative values"
        xAxis={[{ data: ['Week 1', 'Week 2', 'Week 3', 'Week 4'] }]}
        series={[
          // #region preview
          { id: 'delivered', label: 'Delivered', data: [60, 45, 80, 30], stack: 'stock', stackOffset },
          { id: 'returned', label: 'Returned', data: [8, 12, 6, 15], stack: 'stock' },
          { id: 'sold', label: 'Sold', data: [-35, -50, -42, -38], stack: 'stock' },
          // #endregion preview
        ]}
      />
    </Stack>
  );
}
