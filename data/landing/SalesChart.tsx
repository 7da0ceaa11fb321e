import { LineChart } from '@mui/x-charts/LineChart';
import { months, sales } from './data';

export default function SalesChart() {
  return (
    <LineChart
      aria-label="Bags sold per month and country"
      height={267}
      margin={{ left: 0, right: 12 }}
      xAxis={[{ scaleType: 'point', data: months }]}
      yAxis={[{ width: 40 }]}
      grid={{ horizontal: true }}
      series={Object.entries(sales).map(([country, data]) => ({
        label: country,
        data,
        area: true,
        stack: 'bags',
        showMark: false,
        valueFormatter: (bags) => `${bags} bags`,
      }))}
    />
  );
}
