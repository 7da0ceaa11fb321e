import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

export default function TargetLine() {
  return (
    // #region preview
    <BarChart
      height={260}
      aria-label="Sales per day, with a target of 100"
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
      yAxis={[{ max: 140 }]}
      series={[{ label: 'Sales', data: [84, 112, 97, 125, 76] }]}
      hideLegend
    >
      <ChartsReferenceLine y={100} label="Target" labelAlign="end" lineStyle={{ strokeDasharray: '4 4' }} />
    </BarChart>
    // #endregion preview
  );
}
