import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';

// #region preview
const axes: Record<string, NonNullable<LineChartProps['yAxis']>> = {
  nice: [{ domainLimit: 'nice' }],
  strict: [{ domainLimit: 'strict' }],
  function: [{ domainLimit: (min, max) => ({ min: min - 2, max: max + 2 }) }],
  'min and max': [{ min: 0, max: 30 }],
};
// #endregion preview

export default function DomainLimits() {
  const [axis, setAxis] = React.useState('nice');
  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Range of the y-axis"
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
        aria-label="Temperature in a greenhouse during a day"
        xAxis={[{ data: [0, 4, 8, 12, 16, 20, 24], label: 'Hour', domainLimit: 'strict' }]}
        yAxis={axes[axis]!}
        series={[{ label: 'Temperature', data: [18.3, 17.6, 19.4, 23.7, 22.9, 20.2, 18.8], showMark: true }]}
        grid={{ horizontal: true }}
        skipAnimation
        hideLegend
      />
    </Stack>
  );
}
