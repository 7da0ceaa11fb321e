import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const data = [
  { label: 'Downloads', value: 3400 },
  { label: 'Accounts', value: 2100 },
  { label: 'Subscriptions', value: 900 },
];

export default function FunnelHighlight() {
  return (
    <FunnelChart
      height={240}
      aria-label="From 3,400 downloads to 900 subscriptions"
      series={[{ data, highlightScope: { highlight: 'item', fade: 'global' } }]}
    />
  );
}
