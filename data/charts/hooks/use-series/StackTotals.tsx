import { BarChart } from '@mui/x-charts/BarChart';
import { useBarSeries, useXAxis, useYScale } from '@mui/x-charts/hooks';

function Totals() {
  // #region preview
  const { data: years = [], scale: xScale } = useXAxis<'band'>();
  const yScale = useYScale<'linear'>();
  const visible = useBarSeries().filter(({ hidden }) => !hidden);
  const totals = years.map((_, index) => visible.reduce((sum, { data }) => sum + (data[index] ?? 0), 0));
  // #endregion preview
  return totals.map((total, index) => (
    <text
      key={years[index]}
      x={(xScale(years[index]) ?? 0) + xScale.bandwidth() / 2}
      y={yScale(total) - 6}
      textAnchor="middle"
      fontSize={13}
      fill="var(--mui-palette-text-primary)"
    >
      {total}
    </text>
  ));
}

export default function StackTotals() {
  return (
    <BarChart
      height={280}
      title="Bookings per year in thousands"
      desc="The total rises from 192 in 2021 to 272 in 2024"
      xAxis={[{ data: ['2021', '2022', '2023', '2024'] }]}
      yAxis={[{ max: 300 }]}
      series={[
        { id: 'phone', label: 'Phone', stack: 'all', data: [104, 96, 79, 63], color: '#1976d2' },
        { id: 'agency', label: 'Agency', stack: 'all', data: [28, 29, 31, 33], color: '#4fc3f7' },
        { id: 'online', label: 'Online', stack: 'all', data: [60, 98, 144, 176], color: '#ffb300' },
      ]}
      slotProps={{ legend: { toggleVisibilityOnClick: true } }}
    >
      <Totals />
    </BarChart>
  );
}
