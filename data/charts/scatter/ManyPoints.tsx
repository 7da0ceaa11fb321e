import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

/** A number from 0 to 1 that looks random, the same for each call. */
function getNoise(seed: number) {
  const value = Math.sin(seed) * 43_758.5453;
  return value - Math.floor(value);
}

/** Response times of a server by size of the request. */
function createRequests(count: number) {
  return Array.from({ length: count }, (_, id) => {
    const size = 100 * getNoise(id * 12.9898 + 1);
    return { id, x: size, y: 20 + size * (0.5 + getNoise(id * 78.233 + 2)) + 10 * getNoise(id * 3.7 + 3) };
  });
}

export default function ManyPoints() {
  const [count, setCount] = React.useState(200);
  const series = React.useMemo(
    () => [
      {
        label: 'Request',
        data: createRequests(count),
        markerSize: 2,
        highlightScope: { highlight: 'item' } as const,
        valueFormatter: (point: { x: number; y: number } | null) =>
          point && `${point.x.toFixed(0)} kB, ${point.y.toFixed(0)} ms`,
      },
    ],
    [count],
  );
  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Number of points"
        value={count}
        onChange={(_, value: number | null) => value && setCount(value)}
      >
        <ToggleButton value={200}>200</ToggleButton>
        <ToggleButton value={5000}>5000</ToggleButton>
      </ToggleButtonGroup>
      <ScatterChart
        height={280}
        hideLegend
        renderer="svg-batch"
        voronoiMaxRadius={20}
        aria-label="Response time by size of the request: large requests take longer and vary more"
        xAxis={[{ label: 'Size (kB)', min: 0, max: 100 }]}
        yAxis={[{ label: 'Time (ms)', min: 0, max: 180 }]}
        series={series}
      />
    </Stack>
  );
}
