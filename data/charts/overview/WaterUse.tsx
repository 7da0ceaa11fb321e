import { PieChart } from '@mui/x-charts/PieChart';

const data = [
  { id: 'shower', label: 'Shower', value: 46 },
  { id: 'toilet', label: 'Toilet', value: 31 },
  { id: 'laundry', label: 'Laundry', value: 18 },
  { id: 'kitchen', label: 'Kitchen', value: 12 },
];

export default function WaterUse() {
  return (
    <PieChart
      height={220}
      aria-label="Liters of water a person uses each day: the shower takes most, 46 of 107"
      series={[
        {
          data,
          innerRadius: '50%',
          paddingAngle: 1,
          cornerRadius: 3,
          valueFormatter: ({ value }) => `${value} l`,
          highlightScope: { highlight: 'item', fade: 'global' },
        },
      ]}
    />
  );
}
