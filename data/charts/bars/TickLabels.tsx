import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import type { AxisValueFormatterContext } from '@mui/x-charts/models';

const data = ['Belts and hoses', 'Nuts and bolts', 'Oil and grease', 'Work wear', 'Cable ties', 'Tape'];

const axes: Record<string, NonNullable<BarChartProps['xAxis']>> = {
  hidden: [{ data }],
  rotated: [{ data, height: 80, tickLabelStyle: { angle: -45 } }],
  wrapped: [
    {
      data,
      height: 65,
      // One word a line on the axis, the plain name in the tooltip.
      valueFormatter: (name: string, context: AxisValueFormatterContext) =>
        context.location === 'tick' ? name.replaceAll(' ', '\n') : name,
    },
  ],
};

export default function TickLabels() {
  const [axis, setAxis] = React.useState('rotated');
  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Tick labels"
        value={axis}
        onChange={(_, value: string | null) => value && setAxis(value)}
      >
        {Object.keys(axes).map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        height={280}
        aria-label="Turnover by product group, in euros"
        xAxis={axes[axis]!}
        yAxis={[{ width: 70, valueFormatter: (value: number) => `€${value.toLocaleString('en-US')}` }]}
        series={[{ label: 'Turnover', data: [84200, 61700, 43900, 23100, 18600, 9400] }]}
        hideLegend
      />
    </Stack>
  );
}
