import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const data = [
  { label: 'Inquiries', value: 96 },
  { label: 'Visits', value: 58 },
  { label: 'Offers', value: 31 },
  { label: 'Sold', value: 14 },
];

export default function HorizontalFunnel() {
  return (
    <FunnelChart
      height={200}
      aria-label="Sale of flats: from 96 inquiries to 14 sold flats"
      gap={4}
      series={[{ data, layout: 'horizontal' }]}
    />
  );
}
