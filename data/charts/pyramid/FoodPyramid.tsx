import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const data = [
  { label: 'Sweets', value: 1 },
  { label: 'Meat and fish', value: 2 },
  { label: 'Milk and cheese', value: 3 },
  { label: 'Fruit and vegetables', value: 5 },
];

export default function FoodPyramid() {
  return (
    <FunnelChart
      height={280}
      aria-label="Recommended portions per day: one of sweets at the top, five of fruit and vegetables at the base"
      gap={4}
      series={[{ data, curve: 'pyramid' }]}
    />
  );
}
