import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

const triggers = ['axis', 'item', 'none'] as const;

export default function TooltipTrigger() {
  const [trigger, setTrigger] = React.useState<(typeof triggers)[number]>('item');
  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="trigger"
        value={trigger}
        onChange={(_, value) => value && setTrigger(value)}
      >
        {triggers.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        height={240}
        aria-label="Repaired bicycles of two workshops per quarter"
        slotProps={{ tooltip: { trigger } }}
        xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
        series={[
          { label: 'North', data: [132, 178, 190, 121] },
          { label: 'South', data: [98, 140, 166, 104] },
        ]}
      />
    </Stack>
  );
}
