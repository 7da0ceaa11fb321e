import { PieChart, pieClasses } from '@mui/x-charts/PieChart';

// Millions of people in 2020, by region and division of the United States. Source: U.S. Census Bureau.
const regions = [
  { label: 'South', value: 126.3, color: '#1565c0' },
  { label: 'West', value: 78.6, color: '#2e7d32' },
  { label: 'Midwest', value: 69.0, color: '#ad1457' },
  { label: 'Northeast', value: 57.6, color: '#6d4c41' },
];
const divisions = [
  { label: 'South Atlantic', value: 66.1, color: '#42a5f5' },
  { label: 'West South Central', value: 40.8, color: '#64b5f6' },
  { label: 'East South Central', value: 19.4, color: '#90caf9' },
  { label: 'Pacific', value: 53.7, color: '#66bb6a' },
  { label: 'Mountain', value: 24.9, color: '#a5d6a7' },
  { label: 'East North Central', value: 47.4, color: '#ec407a' },
  { label: 'West North Central', value: 21.6, color: '#f48fb1' },
  { label: 'Middle Atlantic', value: 42.5, color: '#a1887f' },
  { label: 'New England', value: 15.1, color: '#bcaaa4' },
];

const formatPeople = ({ value }: { value: number }) => `${value.toFixed(1)} million`;

export default function NestedRings() {
  return (
    <PieChart
      height={420}
      aria-label="People by region, inside, and by division, outside: more than a third live in the South"
      // #region preview
      series={[
        {
          id: 'region',
          data: regions,
          outerRadius: '62%',
          arcLabel: 'label',
          arcLabelRadius: '42%',
          valueFormatter: formatPeople,
        },
        { id: 'division', data: divisions, innerRadius: '66%', valueFormatter: formatPeople },
      ]}
      // #endregion preview
      sx={{ [`& .${pieClasses.arcLabel}`]: { fill: 'white', fontSize: 12 } }}
      slotProps={{ legend: { direction: 'horizontal', position: { vertical: 'bottom' } } }}
    />
  );
}
