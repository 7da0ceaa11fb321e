import { LineChart } from '@mui/x-charts/LineChart';

export default function SymlogScale() {
  return (
    <LineChart
      height={260}
      aria-label="Downloads of a file per week after its release"
      // #region preview
      xAxis={[{ scaleType: 'point', data: ['W1', 'W2', 'W3', 'W4', 'W5', 'W6'], label: 'Week' }]}
      yAxis={[{ scaleType: 'symlog', width: 55 }]}
      series={[{ label: 'Downloads', data: [0, 4, 60, 900, 7000, 26000], curve: 'linear', showMark: true }]}
      // #endregion preview
      grid={{ horizontal: true }}
      hideLegend
    />
  );
}
