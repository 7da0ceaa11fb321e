import Box from '@mui/material/Box';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

/** Four sets with the same regression line, y = 3 + 0.5x. Source: F. J. Anscombe, 1973. */
const commonX = [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5];
const sets = [
  { name: 'I', x: commonX, y: [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68] },
  { name: 'II', x: commonX, y: [9.14, 8.14, 8.74, 8.77, 9.26, 8.1, 6.13, 3.1, 9.13, 7.26, 4.74] },
  { name: 'III', x: commonX, y: [7.46, 6.77, 12.74, 7.11, 7.81, 8.84, 6.08, 5.39, 8.15, 6.42, 5.73] },
  {
    name: 'IV',
    x: [8, 8, 8, 8, 8, 8, 8, 19, 8, 8, 8],
    y: [6.58, 5.76, 7.71, 8.84, 8.47, 7.04, 5.25, 12.5, 5.56, 7.91, 6.89],
  },
];

function RegressionLine() {
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  return (
    <line
      x1={xScale(3)}
      y1={yScale(4.5)}
      x2={xScale(20)}
      y2={yScale(13)}
      stroke="#d84315"
      strokeWidth={2}
      pointerEvents="none"
    />
  );
}

export default function AnscombeQuartet() {
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))' }}>
      {sets.map(({ name, x, y }) => (
        <ScatterChart
          key={name}
          height={180}
          aria-label={`Set ${name} of Anscombe’s quartet`}
          margin={{ left: 0 }}
          // #region preview
          // The same ranges in all charts.
          xAxis={[{ min: 0, max: 20, height: 25 }]}
          yAxis={[{ min: 0, max: 14, width: 30 }]}
          series={[
            { label: `Set ${name}`, data: x.map((value, i) => ({ x: value, y: y[i]! })), color: '#1e88e5' },
          ]}
          // #endregion preview
          voronoiMaxRadius={20}
        >
          <RegressionLine />
        </ScatterChart>
      ))}
    </Box>
  );
}
