import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { orders } from './orders';

export default function OrdersToolbar() {
  return (
    <BarChartPro
      height={260}
      aria-label="Orders online and in the store from January to August"
      showToolbar
      dataset={orders}
      xAxis={[{ dataKey: 'month', zoom: true }]}
      series={[
        { dataKey: 'online', label: 'Online' },
        { dataKey: 'store', label: 'Store' },
      ]}
    />
  );
}
