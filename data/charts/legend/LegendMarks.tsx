import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';
import { LineChart, lineClasses, type LineSeries } from '@mui/x-charts/LineChart';

// #region preview
const DashedMark = ({ color }: ChartsLabelCustomMarkProps) => (
  <svg viewBox="0 0 16 4">
    <path d="M0 2h6M10 2h6" stroke={color} strokeWidth={3} />
  </svg>
);

const series: LineSeries[] = [
  { label: 'Last year', data: [36, 39, 45, 51], labelMarkType: 'square', area: true, showMark: false },
  { label: 'Sales', data: [41, 46, 52, null], labelMarkType: 'line', showMark: false },
  { id: 'next', label: 'Forecast', data: [null, null, 52, 60], labelMarkType: DashedMark, showMark: false },
  { id: 'target', label: 'Target', data: [40, 45, 50, 55], labelMarkType: 'circle' },
];
// #endregion preview

export default function LegendMarks() {
  return (
    <LineChart
      height={240}
      aria-label="Sales per quarter, with their forecast, the target and last year"
      xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'], scaleType: 'point' }]}
      series={series}
      sx={{
        [`& .${lineClasses.line}[data-series="next"]`]: { strokeDasharray: '6 4' },
        [`& .${lineClasses.line}[data-series="target"]`]: { stroke: 'none' },
      }}
    />
  );
}
