import { LineChart } from '@mui/x-charts/LineChart';
import type { AxisValueFormatterContext } from '@mui/x-charts/models';

const euros = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});
const compactEuros = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'EUR',
  notation: 'compact',
});

export default function SeveralAxes() {
  return (
    <LineChart
      height={300}
      aria-label="Orders and turnover of a shop per month"
      xAxis={[{ scaleType: 'point', data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'] }]}
      // #region preview
      yAxis={[
        { id: 'orders', label: 'Orders' },
        {
          id: 'turnover',
          label: 'Turnover',
          position: 'right',
          width: 70,
          valueFormatter: (value: number, context: AxisValueFormatterContext) =>
            (context.location === 'tick' ? compactEuros : euros).format(value),
        },
      ]}
      // #endregion preview
      series={[
        { label: 'Orders', yAxisId: 'orders', data: [310, 290, 420, 450, 510, 480] },
        {
          label: 'Turnover',
          yAxisId: 'turnover',
          data: [24800, 26100, 31500, 40300, 42800, 45600],
          valueFormatter: (value) => (value === null ? '' : euros.format(value)),
        },
      ]}
    />
  );
}
