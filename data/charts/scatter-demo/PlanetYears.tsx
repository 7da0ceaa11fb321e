import { useScatterSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

/** Distance from the Sun (x, au) and length of the year (y, Earth years). Source: NASA planetary fact sheet. */
const planets = [
  { id: 'Mercury', x: 0.387, y: 0.241 },
  { id: 'Venus', x: 0.723, y: 0.615 },
  { id: 'Earth', x: 1, y: 1 },
  { id: 'Mars', x: 1.52, y: 1.88 },
  { id: 'Jupiter', x: 5.2, y: 11.9 },
  { id: 'Saturn', x: 9.57, y: 29.4 },
  { id: 'Uranus', x: 19.2, y: 83.7 },
  { id: 'Neptune', x: 30.2, y: 163.7 },
];

// #region preview
const axis = {
  scaleType: 'log' as const,
  tickInterval: [0.01, 0.1, 1, 10, 100, 1000],
  valueFormatter: (value: number) => value.toLocaleString('en-US'),
};
// #endregion preview

function PointNames() {
  const series = useScatterSeries('planets');
  const xScale = useXScale<'log'>();
  const yScale = useYScale<'log'>();
  return (
    <g fill="currentColor" fontSize={12} textAnchor="end" direction="ltr" pointerEvents="none">
      {series?.data.map(({ id, x, y }) => (
        <text key={id} x={xScale(x) - 10} y={yScale(y) + 4}>
          {id}
        </text>
      ))}
    </g>
  );
}

export default function PlanetYears() {
  return (
    <ScatterChart
      height={340}
      hideLegend
      enableKeyboardNavigation
      aria-label="On logarithmic axes, the distances and the years of the planets form a straight line"
      grid={{ horizontal: true, vertical: true }}
      voronoiMaxRadius={24}
      xAxis={[{ ...axis, min: 0.01, max: 100, label: 'Distance from the Sun (au)' }]}
      yAxis={[{ ...axis, min: 0.1, max: 1000, label: 'Year (Earth years)', width: 65 }]}
      series={[
        {
          id: 'planets',
          data: planets,
          markerSize: 6,
          valueFormatter: (planet) => planet && `${planet.id}: ${planet.x} au, ${planet.y} years`,
        },
      ]}
    >
      <PointNames />
    </ScatterChart>
  );
}
