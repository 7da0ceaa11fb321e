import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';

const axes: Record<string, NonNullable<LineChartProps['yAxis']>> = {
  linear: [{ scaleType: 'linear', width: 55 }],
  symlog: [{ scaleType: 'symlog', width: 55 }],
  'symlog, constant: 100': [
    { scaleType: 'symlog', constant: 100, tickInterval: [0, 100, 1000, 10000], width: 55 },
  ],
};

export default function SymlogScale() {
  const [axis, setAxis] = React.useState('symlog');
  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Scale of the y-axis"
        value={axis}
        onChange={(_, value: string | null) => value && setAxis(value)}
      >
        {Object.keys(axes).map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        height={260}
        aria-label="Downloads of a file per week after its release"
        xAxis={[{ scaleType: 'point', data: ['W1', 'W2', 'W3', 'W4', 'W5', 'W6'], label: 'Week' }]}
        yAxis={axes[axis]!}
        series={[{ label: 'Downloads', data: [0, 4, 60, 900, 7000, 26000], curve: 'linear' }]}
        grid={{ horizontal: true }}
        skipAnimation
        hideLegend
      />
    </Stack>
  );
}
