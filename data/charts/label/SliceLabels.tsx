import { PieChart, pieClasses } from '@mui/x-charts/PieChart';

/** Millions of square kilometers, NOAA National Centers for Environmental Information. */
const oceans = [
  { label: 'Pacific', value: 168.7, color: '#90caf9' },
  { label: 'Atlantic', value: 85.1, color: '#a5d6a7' },
  { label: 'Indian', value: 70.6, color: '#ffcc80' },
  { label: 'Southern', value: 22.0, color: '#ce93d8' },
  { label: 'Arctic', value: 15.6, color: '#b0bec5' },
];

const total = oceans.reduce((sum, { value }) => sum + value, 0);

export default function SliceLabels() {
  return (
    <PieChart
      height={260}
      aria-label="Areas of the oceans: the Pacific has almost half of the total"
      series={[
        {
          // #region preview
          data: oceans,
          arcLabel: ({ value }) => `${Math.round((100 * value) / total)}%`,
          arcLabelMinAngle: 20,
          // #endregion preview
          valueFormatter: ({ value }) => `${value} M km²`,
        },
      ]}
      sx={{ [`& .${pieClasses.arcLabel}`]: { fill: 'black', fontSize: 13 } }}
    />
  );
}
