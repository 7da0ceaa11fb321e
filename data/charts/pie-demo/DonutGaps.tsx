import { PieChart, pieClasses } from '@mui/x-charts/PieChart';

// What became of municipal waste in the United States in 2018, in percent. Source: U.S. Environmental Protection Agency.
const waste = [
  { label: 'Landfill', value: 50 },
  { label: 'Recycling', value: 23.6 },
  { label: 'Combustion', value: 11.8 },
  { label: 'Composting', value: 8.5 },
  { label: 'Other use of food', value: 6.1 },
];

export default function DonutGaps() {
  return (
    <PieChart
      height={260}
      aria-label="Municipal waste: half of it in landfills, 23.6% recycled, 11.8% burned, 8.5% composted"
      // #region preview
      series={[
        {
          data: waste,
          innerRadius: '75%',
          paddingAngle: 4,
          cornerRadius: 6,
          valueFormatter: ({ value }) => `${value}%`,
        },
      ]}
      sx={{ [`& .${pieClasses.arc}`]: { stroke: 'none' } }}
      // #endregion preview
    />
  );
}
