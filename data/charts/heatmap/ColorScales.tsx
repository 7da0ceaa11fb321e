import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ContinuousColorLegend, PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { Heatmap, type HeatmapProps } from '@mui/x-charts-pro/Heatmap';
import { data, latitudes, months } from './daylight';

type ColorMap = NonNullable<NonNullable<HeatmapProps['zAxis']>[number]['colorMap']>;

const colorMaps: Record<string, ColorMap> = {
  'Two colors': { type: 'continuous', min: 5, max: 19, color: ['#1a237e', '#fff59d'] },
  Function: {
    type: 'continuous',
    min: 5,
    max: 19,
    color: (share) => `hsl(${240 - 195 * share} 70% ${25 + 50 * share}%)`,
  },
  Ranges: {
    type: 'piecewise',
    thresholds: [8, 12, 16],
    colors: ['#1a237e', '#5c6bc0', '#ffe082', '#ff8f00'],
  },
};

export default function ColorScales() {
  const [name, setName] = React.useState('Two colors');
  const colorMap = colorMaps[name]!;
  return (
    <div>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Color scale"
        value={name}
        onChange={(_, value: string | null) => value && setName(value)}
        sx={{ mb: 1 }}
      >
        {Object.keys(colorMaps).map((key) => (
          <ToggleButton key={key} value={key}>
            {key}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div role="figure" aria-label="Hours of daylight by latitude and month">
        <Heatmap
          height={280}
          xAxis={[{ data: months }]}
          yAxis={[{ data: latitudes, valueFormatter: (value: number) => `${value}°` }]}
          zAxis={[{ colorMap }]}
          series={[{ label: 'Daylight', data, valueFormatter: ([, , hours]) => `${hours} hours` }]}
          hideLegend={false}
          slots={{ legend: colorMap.type === 'piecewise' ? PiecewiseColorLegend : ContinuousColorLegend }}
        />
      </div>
    </div>
  );
}
