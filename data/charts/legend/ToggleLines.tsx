import { LineChart } from '@mui/x-charts/LineChart';

export default function ToggleLines() {
  return (
    <LineChart
      height={240}
      aria-label="Subscribers in thousands per quarter: podcast, newsletter and magazine"
      xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'], scaleType: 'point' }]}
      series={[
        { id: 'podcast', label: 'Podcast', data: [8, 13, 21, 30] },
        { id: 'newsletter', label: 'Newsletter', data: [24, 26, 27, 31] },
        { id: 'magazine', label: 'Magazine', data: [42, 40, 37, 33] },
      ]}
      // #region preview
      slotProps={{
        legend: { toggleVisibilityOnClick: true },
      }}
      // #endregion preview
    />
  );
}
