import { RadarChart } from '@mui/x-charts/RadarChart';

export default function MetricNames() {
  return (
    <RadarChart
      height={300}
      hideLegend
      aria-label="Survey of customers from 1 to 5: best for ease of use, worst for delivery time"
      // #region preview
      margin={{ top: 55, bottom: 40, left: 90, right: 90 }}
      radar={{
        max: 5,
        metrics: ['Delivery time', 'Customer support', 'Value for money', 'Ease of use', 'Online manual'],
        labelGap: 14,
        labelFormatter: (name, { location }) => (location === 'tick' ? name.replaceAll(' ', '\n') : name),
      }}
      // #endregion preview
      series={[{ label: 'Mean rating', data: [2.8, 3.9, 4.1, 4.6, 3.4] }]}
      direction="ltr"
    />
  );
}
