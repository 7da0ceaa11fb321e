import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { useBarSeries } from '@mui/x-charts/hooks';

// #region preview
function Average() {
  const data = useBarSeries('parcels')?.data ?? [];
  const average = data.reduce<number>((sum, value) => sum + (value ?? 0), 0) / data.length;
  return <ChartsReferenceLine y={average} label={`Average: ${average}`} />;
}
// #endregion preview

export default function AverageLine() {
  return (
    <BarChart
      height={240}
      hideLegend
      title="Parcels per weekday"
      desc="From 120 on Wednesday to 210 on Monday, on average 158"
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
      yAxis={[{ label: 'Parcels' }]}
      series={[{ id: 'parcels', label: 'Parcels', data: [210, 140, 120, 155, 165] }]}
    >
      <Average />
    </BarChart>
  );
}
