import { useScatterSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

/** Distance from the Sun in astronomical units, and days of a year: NASA planetary fact sheet. */
const planets = [
  { id: 'Mercury', x: 0.39, y: 88 },
  { id: 'Venus', x: 0.72, y: 225 },
  { id: 'Earth', x: 1, y: 365 },
  { id: 'Mars', x: 1.52, y: 687 },
];

/** Writes the id of each point above it. */
function PointNames() {
  // #region preview
  const series = useScatterSeries('planets');
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  return (
    <g fill="currentColor" fontSize={13} textAnchor="middle" pointerEvents="none">
      {series?.data.map(({ id, x, y }) => (
        <text key={id} x={xScale(x)} y={yScale(y)! - 10}>
          {id}
        </text>
      ))}
    </g>
  );
  // #endregion preview
}

export default function PointLabels() {
  return (
    <ScatterChart
      height={280}
      hideLegend
      aria-label="The farther a planet is from the Sun, the longer is its year"
      xAxis={[{ label: 'Distance (au)', min: 0, max: 2 }]}
      yAxis={[{ label: 'Year (days)', min: 0, max: 800, width: 60 }]}
      series={[{ id: 'planets', data: planets, markerSize: 6 }]}
    >
      <PointNames />
    </ScatterChart>
  );
}
