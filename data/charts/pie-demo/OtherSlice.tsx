import { PieChart } from '@mui/x-charts/PieChart';

// Elements in the Earth's crust, in percent of its mass, rounded figures.
const elements = [
  { label: 'Oxygen', value: 46.6 },
  { label: 'Silicon', value: 27.7 },
  { label: 'Aluminum', value: 8.1 },
  { label: 'Iron', value: 5.0 },
  { label: 'Calcium', value: 3.6 },
  { label: 'Sodium', value: 2.8 },
  { label: 'Potassium', value: 2.6 },
  { label: 'Magnesium', value: 2.1 },
];

// #region preview
const large = elements.filter(({ value }) => value >= 5);
const largeSum = large.reduce((sum, { value }) => sum + value, 0);
const slices = [
  ...large,
  { label: 'Other', value: 100 - largeSum, color: 'var(--mui-palette-text-disabled)' },
];
// #endregion preview

export default function OtherSlice() {
  return (
    <PieChart
      height={260}
      aria-label="The Earth's crust: 46.6% oxygen, 27.7% silicon, 8.1% aluminum, 5% iron, 12.6% other elements"
      series={[{ data: slices, valueFormatter: ({ value }) => `${value.toFixed(1)}%` }]}
    />
  );
}
