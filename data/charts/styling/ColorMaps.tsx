import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';

const hours = ['6:00', '9:00', '12:00', '15:00', '18:00', '21:00'];
const xAxis = [{ scaleType: 'point', data: hours }] as const;
const series = [{ label: 'Cold store (°C)', data: [2, 3, 7, 9, 6, 3], color: '#607d8b' }];

const maps: Record<string, Pick<LineChartProps, 'xAxis' | 'yAxis' | 'series'>> = {
  piecewise: {
    xAxis,
    yAxis: [{ colorMap: { type: 'piecewise', thresholds: [5], colors: ['#1976d2', '#d32f2f'] } }],
    series,
  },
  continuous: {
    xAxis,
    yAxis: [{ colorMap: { type: 'continuous', min: 2, max: 9, color: ['#1976d2', '#d32f2f'] } }],
    series,
  },
  colorGetter: {
    xAxis,
    series: series.map((item) => ({
      ...item,
      colorGetter: ({ value }) => (value !== null && value > 8 ? '#d32f2f' : '#607d8b'),
    })),
  },
};

export default function ColorMaps() {
  const [map, setMap] = React.useState('piecewise');
  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Kind of colors"
        value={map}
        onChange={(_, value: string | null) => value && setMap(value)}
        sx={{ flexWrap: 'wrap' }}
      >
        {Object.keys(maps).map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        height={240}
        aria-label="Temperature of a cold store, above five degrees from noon to evening"
        skipAnimation
        hideLegend
        {...maps[map]!}
      />
    </Stack>
  );
}
