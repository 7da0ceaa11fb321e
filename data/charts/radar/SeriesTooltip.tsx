import { RadarChart } from '@mui/x-charts/RadarChart';

const valueFormatter = (points: number) => `${points} of 10`;

export default function SeriesTooltip() {
  return (
    <RadarChart
      height={260}
      aria-label="Two phones rated from 0 to 10: Nova has the better camera, Lite the longer battery life"
      highlight="series"
      radar={{ max: 10, metrics: ['Camera', 'Screen', 'Battery', 'Price'] }}
      series={[
        { label: 'Nova', data: [9, 8, 5, 3], valueFormatter },
        { label: 'Lite', data: [5, 6, 9, 8], valueFormatter },
      ]}
      slotProps={{ tooltip: { trigger: 'item' } }}
      direction="ltr"
    />
  );
}
