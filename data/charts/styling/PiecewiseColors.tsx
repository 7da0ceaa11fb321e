import { LineChart } from '@mui/x-charts/LineChart';

export default function PiecewiseColors() {
  return (
    <LineChart
      height={240}
      aria-label="Temperature of a cold store, at least 5 °C from noon to evening"
      xAxis={[{ scaleType: 'point', data: ['6:00', '9:00', '12:00', '15:00', '18:00', '21:00'] }]}
      // #region preview
      yAxis={[
        {
          colorMap: { type: 'piecewise', thresholds: [5], colors: ['#1976d2', '#d32f2f'] },
        },
      ]}
      // #endregion preview
      series={[{ label: 'Cold store (°C)', data: [2, 3, 5, 9, 6, 3], showMark: true }]}
      hideLegend
    />
  );
}
