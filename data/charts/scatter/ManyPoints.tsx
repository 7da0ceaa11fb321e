import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { ScatterChart, type ScatterSeries } from '@mui/x-charts/ScatterChart';

/** A number from 0 to 1 that looks random, the same for each call. */
function getNoise(seed: number) {
  const value = Math.sin(seed) * 43_758.5453;
  return value - Math.floor(value);
}

/** Response times of a server by size of the request. */
function createSeries(count: number): ScatterSeries[] {
  const requests = Array.from({ length: count }, (_, id) => {
    const size = 100 * getNoise(id * 12.9898 + 1);
    return { id, x: size, y: 20 + size * (0.5 + getNoise(id * 78.233 + 2)) + 10 * getNoise(id * 3.7 + 3) };
  });
  return [
    {
      data: requests,
      markerSize: 2,
      highlightScope: { highlight: 'item' },
      valueFormatter: (point) => point && `${point.x.toFixed(0)} kB, ${point.y.toFixed(0)} ms`,
    },
  ];
}

const sample = createSeries(150);
const allRequests = createSeries(5000);

export default function ManyPoints() {
  const [series, setSeries] = React.useState(sample);
  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch onChange={(_, isOn) => setSeries(isOn ? allRequests : sample)} />}
        label="Show all 5,000 requests"
      />
      <ScatterChart
        height={280}
        aria-label="Response time by size of the request: large requests take longer and vary more"
        xAxis={[{ label: 'Size (kB)', min: 0, max: 100 }]}
        yAxis={[{ label: 'Time (ms)', min: 0, max: 180 }]}
        // #region preview
        renderer="svg-batch"
        voronoiMaxRadius={20}
        series={series}
        // #endregion preview
      />
    </Stack>
  );
}
