import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';

// #region preview
const axes: Record<string, NonNullable<BarChartProps['yAxis']>> = {
  default: [{}],
  'tickNumber: 2': [{ tickNumber: 2 }],
  'tickMinStep: 1': [{ tickMinStep: 1 }],
  'tickInterval: [0, 1.5]': [{ tickInterval: [0, 1.5] }],
};
// #endregion preview

export default function TickValues() {
  const [axis, setAxis] = React.useState('default');
  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Ticks of the y-axis"
        value={axis}
        onChange={(_, value: string | null) => value && setAxis(value)}
        sx={{ flexWrap: 'wrap' }}
      >
        {Object.keys(axes).map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        height={300}
        aria-label="Late deliveries per day"
        xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
        yAxis={axes[axis]!}
        series={[{ label: 'Late deliveries', data: [1, 0, 2, 1, 2] }]}
        grid={{ horizontal: true }}
        hideLegend
      />
    </Stack>
  );
}
