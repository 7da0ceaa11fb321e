import { useDrawingArea, useLineSeries, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

// Millions of people in 1950 and 2020. Source: U.S. Census Bureau.
const states = [
  { label: 'California', data: [10.6, 39.5] },
  { label: 'Texas', data: [7.7, 29.1] },
  { label: 'New York', data: [14.8, 20.2] },
  { label: 'Massachusetts', data: [4.7, 7.0] },
];

/** Writes the values at both ends of each line, and its name at the right end. */
function SlopeLabels() {
  // #region preview
  const { left, width } = useDrawingArea();
  const yScale = useYScale<'linear'>();
  return useLineSeries().map(({ id, label, data: [first, last] }) => (
    <g key={id} direction="ltr" fill="currentColor" fontSize={13} dominantBaseline="central">
      <text x={left - 12} y={yScale(first ?? 0)} textAnchor="end">
        {first?.toFixed(1)}
      </text>
      <text x={left + width + 12} y={yScale(last ?? 0)}>
        {`${last?.toFixed(1)} ${typeof label === 'function' ? label('legend') : label}`}
      </text>
    </g>
  ));
  // #endregion preview
}

export default function SlopeChart() {
  return (
    <LineChart
      height={320}
      aria-label="Population in 1950 and 2020: California and Texas have passed New York"
      hideLegend
      margin={{ top: 10, left: 45, right: 140 }}
      grid={{ vertical: true }}
      xAxis={[{ scaleType: 'point', data: ['1950', '2020'], disableLine: true, disableTicks: true }]}
      yAxis={[{ position: 'none' }]}
      series={states.map((state) => ({ ...state, showMark: true }))}
    >
      <SlopeLabels />
    </LineChart>
  );
}
