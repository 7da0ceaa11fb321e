import { BarChart } from '@mui/x-charts/BarChart';

export default function StackedBars() {
  return (
    <BarChart
      height={280}
      aria-label="Electricity of a house per day: supply from sun, battery and grid, next to what was used"
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu'] }]}
      // #region preview
      series={[
        { label: 'Sun', data: [6, 9, 3, 7], stack: 'supply' },
        { label: 'Battery', data: [2, -3, 4, 1], stack: 'supply' },
        { label: 'Grid', data: [1, -2, 5, 0], stack: 'supply' },
        { label: 'Used', data: [8, 4, 11, 8] },
      ]}
      // #endregion preview
    />
  );
}
