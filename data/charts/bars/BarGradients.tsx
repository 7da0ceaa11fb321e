import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart, barClasses } from '@mui/x-charts/BarChart';

type GradientUnits = 'objectBoundingBox' | 'userSpaceOnUse';

export default function BarGradients() {
  const [units, setUnits] = React.useState<GradientUnits>('objectBoundingBox');
  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="gradientUnits"
        value={units}
        onChange={(_, value: GradientUnits | null) => value && setUnits(value)}
      >
        <ToggleButton value="objectBoundingBox" sx={{ textTransform: 'none' }}>
          objectBoundingBox
        </ToggleButton>
        <ToggleButton value="userSpaceOnUse" sx={{ textTransform: 'none' }}>
          userSpaceOnUse
        </ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        height={260}
        aria-label="Noise in decibels at four places of a factory"
        xAxis={[{ data: ['Office', 'Packing', 'Lathe', 'Press'] }]}
        series={[{ id: 'noise', label: 'Noise (dB)', data: [42, 63, 84, 96], color: '#7b1fa2' }]}
        sx={{ [`& [data-series="noise"] .${barClasses.element}`]: { fill: 'url(#noise-gradient)' } }}
      >
        <defs>
          <linearGradient id="noise-gradient" gradientUnits={units} x1="0" y1="100%" x2="0" y2="0">
            <stop offset="0" stopColor="#0288d1" />
            <stop offset="1" stopColor="#c2185b" />
          </linearGradient>
        </defs>
      </BarChart>
    </Stack>
  );
}
