import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

export default function StackedAreas() {
  const [stackOffset, setStackOffset] = React.useState<'none' | 'expand'>('none');
  const area = { area: true, showMark: false, stack: 'orders', stackOffset } as const;
  const isShare = stackOffset === 'expand';
  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="stackOffset"
        value={stackOffset}
        onChange={(_, value) => value && setStackOffset(value)}
      >
        <ToggleButton value="none">none</ToggleButton>
        <ToggleButton value="expand">expand</ToggleButton>
      </ToggleButtonGroup>
      <LineChart
        height={260}
        aria-label="Orders per month by channel: the app overtakes the website in May"
        xAxis={[{ scaleType: 'point', data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'] }]}
        yAxis={[
          {
            valueFormatter: (value: number) => (isShare ? `${Math.round(value * 100)}%` : `${value}`),
          },
        ]}
        series={[
          { id: 'web', label: 'Website', data: [420, 410, 395, 370, 340, 330], ...area },
          { id: 'app', label: 'App', data: [180, 220, 270, 330, 390, 440], ...area },
          { id: 'phone', label: 'Phone', data: [95, 90, 80, 85, 70, 60], ...area },
        ]}
        slotProps={{ legend: { toggleVisibilityOnClick: true } }}
      />
    </Stack>
  );
}
