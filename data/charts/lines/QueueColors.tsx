import { LineChart } from '@mui/x-charts/LineChart';

export default function QueueColors() {
  return (
    <LineChart
      height={240}
      aria-label="People in a queue, at least 25 from 12:00 to 13:00"
      xAxis={[{ scaleType: 'point', data: ['10:00', '11:00', '12:00', '13:00'] }]}
      // #region preview
      yAxis={[
        {
          colorMap: { type: 'piecewise', thresholds: [25], colors: ['#2e7d32', '#c62828'] },
        },
      ]}
      // #endregion preview
      series={[{ label: 'Queue', data: [12, 19, 31, 27], area: true, showMark: true }]}
      hideLegend
    />
  );
}
