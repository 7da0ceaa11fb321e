import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import type { StackOrderType } from '@mui/x-charts/models';

const orders: StackOrderType[] = ['none', 'reverse', 'ascending', 'descending', 'appearance', 'insideOut'];

export default function StackOrders() {
  const [stackOrder, setStackOrder] = React.useState<StackOrderType>('none');
  return (
    <Stack spacing={2}>
      <TextField
        select
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
      <BarChart
        height={260}
        aria-label="Repairs of a bike shop per week: tires are the most frequent, lights the rarest"
        xAxis={[{ data: ['Week 1', 'Week 2', 'Week 3', 'Week 4'] }]}
        series={[
          // #region preview
          // One series of the stack is enough to set the option.
          { id: 'tires', label: 'Tires', data: [30, 25, 26, 21], stack: 'repairs', stackOrder },
          { id: 'brakes', label: 'Brakes', data: [7, 24, 8, 28], stack: 'repairs' },
          { id: 'chains', label: 'Chains', data: [25, 29, 17, 24], stack: 'repairs' },
          { id: 'lights', label: 'Lights', data: [22, 4, 4, 10], stack: 'repairs' },
          // #endregion preview
        ]}
      />
    </Stack>
  );
}
