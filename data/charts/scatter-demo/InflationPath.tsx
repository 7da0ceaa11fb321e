import { useScatterSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

/** Unemployment (x) and inflation (y) in percent, United States. Source: Economic Report of the President, 2004. */
const years = [
  { id: 1961, x: 6.7, y: 1.0 },
  { id: 1962, x: 5.5, y: 1.0 },
  { id: 1963, x: 5.7, y: 1.3 },
  { id: 1964, x: 5.2, y: 1.3 },
  { id: 1965, x: 4.5, y: 1.6 },
  { id: 1966, x: 3.8, y: 2.9 },
  { id: 1967, x: 3.8, y: 3.1 },
  { id: 1968, x: 3.6, y: 4.2 },
  { id: 1969, x: 3.5, y: 5.5 },
  { id: 1970, x: 4.9, y: 5.7 },
  { id: 1971, x: 5.9, y: 4.4 },
  { id: 1972, x: 5.6, y: 3.2 },
  { id: 1973, x: 4.9, y: 6.2 },
  { id: 1974, x: 5.6, y: 11.0 },
  { id: 1975, x: 8.5, y: 9.1 },
];
/** Years with a label, and its distance from the point. */
const labels = new Map<string | number, number>([
  [1961, -9],
  [1965, 19],
  [1969, -9],
  [1972, 19],
  [1974, -9],
  [1975, 19],
]);

function Path() {
  const series = useScatterSeries('years');
  // #region preview
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  const points = (series?.data ?? []).map(({ id = '', x, y }) => ({ id, x: xScale(x), y: yScale(y) }));
  return (
    <g pointerEvents="none">
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        stroke={series?.color}
        strokeWidth={1.5}
      />
      {/* #endregion preview */}
      <g fill="currentColor" fontSize={12} textAnchor="middle">
        {points
          .filter(({ id }) => labels.has(id))
          .map(({ id, x, y }) => (
            <text key={id} x={x} y={y + labels.get(id)!}>
              {id}
            </text>
          ))}
      </g>
    </g>
  );
}

export default function InflationPath() {
  return (
    <ScatterChart
      height={340}
      hideLegend
      enableKeyboardNavigation
      aria-label="From 1961 to 1969, unemployment fell from 6.7% to 3.5% while inflation rose from 1% to 5.5%; in 1975 both were high"
      xAxis={[{ label: 'Unemployment (%)', min: 2, max: 10 }]}
      yAxis={[{ label: 'Inflation (%)', min: 0, max: 12 }]}
      grid={{ horizontal: true, vertical: true }}
      voronoiMaxRadius={24}
      series={[
        {
          id: 'years',
          data: years,
          color: '#1e88e5',
          valueFormatter: (year) => year && `${year.id}: ${year.x}% unemployment, ${year.y}% inflation`,
        },
      ]}
      // In right-to-left layouts, the unit would precede the name of the axis.
      sx={{ '& text': { unicodeBidi: 'plaintext' } }}
    >
      <Path />
    </ScatterChart>
  );
}
