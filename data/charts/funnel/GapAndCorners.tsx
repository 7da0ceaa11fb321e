import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const data = [
  { label: 'Cart', value: 310 },
  { label: 'Checkout', value: 240 },
  { label: 'Order', value: 190 },
];

export default function GapAndCorners() {
  return (
    <FunnelChart
      height={240}
      aria-label="From 310 carts to 190 orders"
      gap={12}
      series={[{ data, curve: 'step', variant: 'outlined', borderRadius: 16 }]}
    />
  );
}
