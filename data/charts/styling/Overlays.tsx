import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea } from '@mui/x-charts/hooks';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

function ShopClosed() {
  const { left, top, width, height } = useDrawingArea();
  return (
    <g>
      <rect x={left} y={top} width={width} height={height} fill="var(--mui-palette-action-hover)" />
      <text
        x={left + width / 2}
        y={top + height / 2}
        textAnchor="middle"
        dominantBaseline="middle"
        fill="var(--mui-palette-text-primary)"
      >
        The shop was closed this week
      </text>
    </g>
  );
}

const states = {
  'no data': {},
  'no data, with days': { xAxis: [{ data: days }] },
  loading: { xAxis: [{ data: days }], loading: true },
  'custom overlay': { xAxis: [{ data: days }], slots: { noDataOverlay: ShopClosed } },
};

export default function Overlays() {
  const [state, setState] = React.useState<keyof typeof states>('no data');
  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="State of the chart"
        value={state}
        onChange={(_, value: keyof typeof states | null) => value && setState(value)}
        sx={{ flexWrap: 'wrap' }}
      >
        {Object.keys(states).map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        key={state}
        height={220}
        aria-label="Sales per day"
        yAxis={[{ min: 0, max: 100 }]}
        series={[{ data: [] }]}
        {...states[state]}
      />
    </Stack>
  );
}
