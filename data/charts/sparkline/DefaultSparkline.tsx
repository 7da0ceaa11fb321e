import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const orders = [31, 33, 32, 36, 35, 38, 41, 40, 44, 43, 47, 52];

export default function DefaultSparkline() {
  return (
    <SparkLineChart height={80} data={orders} aria-label="Orders per week, from 31 to 52 in twelve weeks" />
  );
}
