import { LineChart } from '@mui/x-charts/LineChart';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const orders = [18, 24, 21, 35, 42];

export default function FirstChart() {
  return (
    <LineChart
      aria-label="Orders per weekday"
      height={240}
      xAxis={[{ data: weekdays, scaleType: 'point' }]}
      series={[{ label: 'Orders', data: orders }]}
    />
  );
}
