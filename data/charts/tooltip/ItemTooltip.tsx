import { BarChart } from '@mui/x-charts/BarChart';

export default function ItemTooltip() {
  return (
    <BarChart
      height={240}
      aria-label="Repaired bicycles of two workshops per quarter"
      // #region preview
      slotProps={{ tooltip: { trigger: 'item' } }}
      xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
      series={[
        { label: 'North', data: [132, 178, 190, 121] },
        { label: 'South', data: [98, 140, 166, 104] },
      ]}
      // #endregion preview
    />
  );
}
