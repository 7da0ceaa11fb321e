import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const data = [
  { label: 'Visits', value: 1840 },
  { label: 'Carts', value: 620 },
  { label: 'Addresses', value: 410 },
  { label: 'Paid', value: 365 },
];

export default function LostOrders() {
  return (
    <FunnelChart
      height={220}
      aria-label="From 1,840 visits to 365 paid orders; two thirds leave before they fill a cart"
      gap={4}
      series={[{ data, curve: 'linear', variant: 'outlined' }]}
    />
  );
}
