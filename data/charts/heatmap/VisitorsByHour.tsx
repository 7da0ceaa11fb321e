import { Heatmap } from '@mui/x-charts-pro/Heatmap';

const data = [
  [0, 0, 22], // Mon, Morning
  [0, 1, 35],
  [0, 2, 18],
  [1, 0, 31], // Tue, Morning
  [1, 1, 48],
  [1, 2, 27],
  [2, 0, 44], // Wed, Morning
  [2, 1, 91],
  [2, 2, 63],
] as const;

export default function VisitorsByHour() {
  return (
    <div role="figure" aria-label="Visitors by day and time, most on Wednesday afternoon">
      <Heatmap
        height={240}
        xAxis={[{ data: ['Mon', 'Tue', 'Wed'] }]}
        yAxis={[{ data: ['Morning', 'Afternoon', 'Evening'], width: 80 }]}
        series={[{ label: 'Visitors', data }]}
      />
    </div>
  );
}
