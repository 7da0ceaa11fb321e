import { LineChart } from '@mui/x-charts/LineChart';

export default function FirstChart() {
  return (
    <LineChart
      aria-label="Orders per weekday"
      height={240}
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], scaleType: 'point' }]}
      series={[{ label: 'Orders', data: [18, 24, 21, 35, 42] }]}
    />
  );
}
