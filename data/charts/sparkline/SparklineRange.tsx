import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { SparkLineChart, type SparkLineChartProps } from '@mui/x-charts/SparkLineChart';

const axes: Record<string, SparkLineChartProps['yAxis']> = {
  default: {},
  strict: { domainLimit: 'strict' },
  'min and max': { min: 0, max: 100 },
};

export default function SparklineRange() {
  const [axis, setAxis] = React.useState('strict');
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
      <SparkLineChart
        height={80}
        data={[64, 67, 63, 69, 72, 70, 75, 78]}
        yAxis={axes[axis]!}
        aria-label="Filled seats in percent, from 64 to 78"
      />
    </Stack>
  );
}
