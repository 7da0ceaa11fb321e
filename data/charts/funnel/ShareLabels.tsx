import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const data = [
  { label: 'Trials', value: 800 },
  { label: 'Active after a week', value: 520 },
  { label: 'Invited a colleague', value: 300 },
  { label: 'Paid', value: 200 },
];

export default function ShareLabels() {
  return (
    <FunnelChart
      height={260}
      aria-label="From 800 trials to 200 paid subscriptions, a quarter of them"
      // #region preview
      series={[
        {
          data,
          valueFormatter: ({ value }) => `${value} (${Math.round((100 * value) / data[0]!.value)}%)`,
        },
      ]}
      // #endregion preview
    />
  );
}
