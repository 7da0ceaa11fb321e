import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { SparkLineChart, type SparkLineChartProps } from '@mui/x-charts/SparkLineChart';

const plots: Record<string, Partial<SparkLineChartProps>> = {
  line: {},
  area: { area: true },
  step: { curve: 'stepAfter' },
  bar: { plotType: 'bar' },
};

export default function PlotTypes() {
  const [plot, setPlot] = React.useState('area');
  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Plot"
        value={plot}
        onChange={(_, value: string | null) => value && setPlot(value)}
      >
        {Object.keys(plots).map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <SparkLineChart
        height={90}
        data={[12, 15, 14, 18, 9, 11, 16, 20, 17, 22]}
        aria-label="Open tickets of the last ten days"
        {...plots[plot]}
      />
    </Stack>
  );
}
