import { BarChart } from '@mui/x-charts/BarChart';

export default function SeriesLabels() {
  return (
    <BarChart
      height={260}
      aria-label="Loans and returns of a library per day"
      xAxis={[{ label: 'Day', data: ['Mon', 'Tue', 'Wed', 'Thu'] }]}
      yAxis={[{ label: 'Books', width: 60 }]}
      series={[
        { label: 'Loans', data: [182, 164, 240, 198] },
        { label: 'Returns', data: [151, 190, 172, 205] },
        // No label: not in the legend.
        { data: [160, 160, 160, 160] },
      ]}
    />
  );
}
