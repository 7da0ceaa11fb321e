import { PieChart, pieClasses } from '@mui/x-charts/PieChart';

const data = [
  { id: 'rent', value: 1180, label: 'Rent', color: '#1565c0' },
  { id: 'food', value: 520, label: 'Food', color: '#2e7d32' },
  { id: 'travel', value: 240, label: 'Travel', color: '#ad1457' },
  { id: 'phone', value: 60, label: 'Phone', color: '#4527a0' },
];
const total = data.reduce((sum, { value }) => sum + value, 0);

export default function PieLabels() {
  return (
    <PieChart
      height={240}
      aria-label="Monthly costs of a student, 2,000 euros: rent 59%, food 26%, travel 12%, phone 3%"
      series={[
        {
          // #region preview
          data,
          arcLabel: ({ value }) => `${Math.round((100 * value) / total)}%`,
          arcLabelMinAngle: 20,
          // #endregion preview
          valueFormatter: ({ value }) => `${value} €`,
        },
      ]}
      sx={{ [`& .${pieClasses.arcLabel}`]: { fill: 'white', fontWeight: 600 } }}
    />
  );
}
