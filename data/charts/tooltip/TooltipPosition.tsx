import { BarChart } from '@mui/x-charts/BarChart';

export default function TooltipPosition() {
  return (
    <BarChart
      height={240}
      aria-label="Visitors of a museum per weekday"
      // #region preview
      slotProps={{ tooltip: { trigger: 'item', anchor: 'node' } }}
      xAxis={[{ data: ['Tue', 'Wed', 'Thu', 'Fri', 'Sat'] }]}
      series={[{ label: 'Visitors', data: [320, 290, 345, 410, 520] }]}
      // #endregion preview
    />
  );
}
