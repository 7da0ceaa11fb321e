import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import type { StackOffsetType, StackOrderType } from '@mui/x-charts/models';

const offsets: StackOffsetType[] = ['diverging', 'none', 'expand', 'silhouette', 'wiggle'];
const orders: StackOrderType[] = ['none', 'reverse', 'ascending', 'descending', 'appearance', 'insideOut'];

export default function StackedBars() {
  const [stackOffset, setStackOffset] = React.useState<StackOffsetType>('diverging');
  const [stackOrder, setStackOrder] = React.useState<StackOrderType>('none');
  const stack = { stack: 'supply', stackOffset, stackOrder };
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={2}>
        <TextField
          select
          fullWidth
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
        <TextField
          select
          fullWidth
          size="small"
          label="stackOrder"
          value={stackOrder}
          onChange={(event) => setStackOrder(event.target.value as StackOrderType)}
        >
          {orders.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <BarChart
        height={280}
        aria-label="Electricity of a house per day, from sun, battery and grid; negative when it is fed in"
        xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu'] }]}
        series={[
          { label: 'Sun', data: [6, 9, 3, 7], ...stack },
          { label: 'Battery', data: [2, -3, 4, 1], ...stack },
          { label: 'Grid', data: [1, -2, 5, 0], ...stack },
          { label: 'Used', data: [8, 4, 11, 8] },
        ]}
        slotProps={{ legend: { toggleVisibilityOnClick: true } }}
      />
    </Stack>
  );
}
