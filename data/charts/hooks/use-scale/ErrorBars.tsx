import { BarChart } from '@mui/x-charts/BarChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';

// Means of ten measurements and their standard deviations.
const dataset = [
  { fertilizer: 'None', height: 21, deviation: 2.5 },
  { fertilizer: 'Compost', height: 27, deviation: 3.5 },
  { fertilizer: 'Nitrogen', height: 34, deviation: 4 },
  { fertilizer: 'Both', height: 38, deviation: 2 },
];

function Deviations() {
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();
  return dataset.map(({ fertilizer, height, deviation }) => {
    // #region preview
    const x = (xScale(fertilizer) ?? 0) + xScale.bandwidth() / 2;
    const top = yScale(height + deviation);
    const bottom = yScale(height - deviation);
    const path = `M${x - 8},${top}h16M${x},${top}V${bottom}M${x - 8},${bottom}h16`;
    // #endregion preview
    return (
      <path
        key={fertilizer}
        d={path}
        fill="none"
        stroke="var(--mui-palette-text-primary)"
        strokeWidth={2}
        pointerEvents="none"
      />
    );
  });
}

export default function ErrorBars() {
  return (
    <BarChart
      height={280}
      hideLegend
      title="Height of plants in centimeters, with standard deviations"
      desc="From 21 without fertilizer to 38 with compost and nitrogen"
      dataset={dataset}
      xAxis={[{ dataKey: 'fertilizer' }]}
      yAxis={[{ label: 'Height in cm', max: 45 }]}
      series={[{ dataKey: 'height', label: 'Height', color: '#43a047' }]}
      slotProps={{ tooltip: { trigger: 'item' } }}
    >
      <Deviations />
    </BarChart>
  );
}
