import { LineChart } from '@mui/x-charts/LineChart';

function DashedMark({ className, color }: { className?: string; color?: string }) {
  return (
    <svg viewBox="0 0 16 4" preserveAspectRatio="none">
      <path className={className} d="M0 2h6M10 2h6" stroke={color} strokeWidth={3} />
    </svg>
  );
}

export default function LegendMarks() {
  return (
    <LineChart
      height={240}
      aria-label="Sales, their forecast, last year and the target per quarter"
      sx={{ '& [data-series="forecast"]': { strokeDasharray: '6 4' } }}
      xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'], scaleType: 'point' }]}
      series={[
        { label: 'Sales', data: [41, 46, 52, null], labelMarkType: 'line' },
        { id: 'forecast', label: 'Forecast', data: [null, null, 52, 60], labelMarkType: DashedMark },
        { id: 'last-year', label: 'Last year', data: [36, 39, 45, 51], labelMarkType: 'circle' },
        { label: 'Target', data: [40, 45, 50, 55], labelMarkType: 'square' },
      ]}
    />
  );
}
