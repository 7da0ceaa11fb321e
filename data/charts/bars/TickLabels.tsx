import { BarChart } from '@mui/x-charts/BarChart';

const groups = ['Belts and hoses', 'Nuts and bolts', 'Oil and grease', 'Work wear', 'Cable ties', 'Tape'];

export default function TickLabels() {
  return (
    <BarChart
      height={280}
      aria-label="Turnover by product group in thousand euros, most with belts and hoses"
      // #region preview
      xAxis={[{ data: groups, height: 90, tickLabelStyle: { angle: -45 } }]}
      yAxis={[{ valueFormatter: (value: number) => `€${value}k` }]}
      series={[{ label: 'Turnover', data: [84, 62, 44, 23, 19, 9] }]}
      // #endregion preview
      hideLegend
    />
  );
}
