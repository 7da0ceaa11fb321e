import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';

const rooms = ['Archive', 'Cellar', 'Lab', 'Office', 'Server'];
const series = [{ label: 'Temperature', data: [17, 4, 21, 23, 29] }];

const scales: Record<string, Pick<BarChartProps, 'xAxis' | 'yAxis' | 'series'>> = {
  piecewise: {
    series,
    xAxis: [{ data: rooms }],
    yAxis: [
      { colorMap: { type: 'piecewise', thresholds: [10, 25], colors: ['#0288d1', '#2e7d32', '#d32f2f'] } },
    ],
  },
  continuous: {
    series,
    xAxis: [{ data: rooms }],
    yAxis: [{ colorMap: { type: 'continuous', min: 0, max: 30, color: ['#90caf9', '#d32f2f'] } }],
  },
  ordinal: {
    series,
    xAxis: [
      {
        data: rooms,
        colorMap: { type: 'ordinal', values: ['Server'], colors: ['#7b1fa2'], unknownColor: '#78909c' },
      },
    ],
  },
  colorGetter: {
    series: series.map((item) => ({
      ...item,
      color: '#78909c',
      colorGetter: ({ dataIndex }) => (dataIndex === 2 ? '#f57c00' : '#78909c'),
    })),
    xAxis: [{ data: rooms }],
  },
};

export default function BarColors() {
  const [scale, setScale] = React.useState('piecewise');
  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Color scale"
        value={scale}
        onChange={(_, value: string | null) => value && setScale(value)}
        sx={{ flexWrap: 'wrap' }}
      >
        {Object.keys(scales).map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        height={260}
        aria-label="Temperature of five rooms in degrees Celsius"
        hideLegend
        {...scales[scale]!}
      />
    </Stack>
  );
}
