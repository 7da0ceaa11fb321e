import { PieChart, pieClasses } from '@mui/x-charts/PieChart';

// Sources of electricity in the United States in 2020, in percent, rounded. Source: U.S. Energy Information Administration.
const sources = [
  { label: 'Natural gas', value: 40, color: '#ad1457' },
  { label: 'Nuclear', value: 20, color: '#4527a0' },
  { label: 'Renewable', value: 20, color: '#2e7d32' },
  { label: 'Coal', value: 19, color: '#455a64' },
  { label: 'Other', value: 1, color: '#8d6e63' },
];

export default function PercentLabels() {
  return (
    <PieChart
      height={260}
      aria-label="Electricity in 2020: natural gas 40%, nuclear 20%, renewable 20%, coal 19%, other 1%"
      // #region preview
      series={[
        {
          data: sources,
          valueFormatter: ({ value }) => `${value}%`,
          arcLabel: 'formattedValue',
          arcLabelMinAngle: 15,
          arcLabelRadius: '65%',
        },
      ]}
      sx={{ [`& .${pieClasses.arcLabel}`]: { fill: 'white', fontWeight: 600 } }}
      // #endregion preview
    />
  );
}
