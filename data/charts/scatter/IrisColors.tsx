import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ContinuousColorLegend, PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { ScatterChart, type ScatterChartProps } from '@mui/x-charts/ScatterChart';

type ColorMap = NonNullable<ScatterChartProps['zAxis']>[number]['colorMap'];

/** Petal length and width, sepal length in centimeters. Source: Fisher, 1936. */
const petals = [
  [1.4, 0.2, 5.1],
  [1.3, 0.2, 4.7],
  [1.5, 0.2, 4.6],
  [1.7, 0.4, 5.4],
  [4.7, 1.4, 7],
  [4.5, 1.5, 6.4],
  [4, 1.3, 5.5],
  [4.6, 1.5, 6.5],
  [6, 2.5, 6.3],
  [5.1, 1.9, 5.8],
  [5.9, 2.1, 7.1],
  [6.6, 2.1, 7.6],
].map(([x = 0, y = 0, z = 0], id) => ({ id, x, y, z }));

const colorMaps: Record<string, ColorMap> = {
  continuous: { type: 'continuous', min: 4.5, max: 7.5, color: ['#e65100', '#7e57c2'] },
  piecewise: { type: 'piecewise', thresholds: [5.5, 6.5], colors: ['#ef6c00', '#d81b60', '#7e57c2'] },
};

export default function IrisColors() {
  const [type, setType] = React.useState('continuous');
  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Type of the color map"
        value={type}
        onChange={(_, value: string | null) => value && setType(value)}
      >
        <ToggleButton value="continuous" sx={{ textTransform: 'none' }}>
          continuous
        </ToggleButton>
        <ToggleButton value="piecewise" sx={{ textTransform: 'none' }}>
          piecewise
        </ToggleButton>
      </ToggleButtonGroup>
      <ScatterChart
        key={type}
        height={300}
        aria-label="Irises with long petals have wide petals and long sepals"
        xAxis={[{ label: 'Petal length (cm)', min: 0, max: 8 }]}
        yAxis={[{ label: 'Petal width (cm)', min: 0, max: 3 }]}
        zAxis={[{ colorMap: colorMaps[type] }]}
        series={[
          {
            data: petals,
            markerSize: 6,
            valueFormatter: (point) => point && `${point.x} × ${point.y} cm, sepal ${point.z} cm`,
          },
        ]}
        slots={{ legend: type === 'continuous' ? ContinuousColorLegend : PiecewiseColorLegend }}
        slotProps={{ legend: { axisDirection: 'z' } }}
      />
    </Stack>
  );
}
