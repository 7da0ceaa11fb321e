import { PieChart } from '@mui/x-charts/PieChart';

const seats = [
  { value: 24, label: 'Group A' },
  { value: 21, label: 'Group B' },
  { value: 15, label: 'Group C' },
];

export default function HalfPie() {
  return (
    <PieChart
      height={160}
      aria-label="Seats of three groups in a council of 60: 24, 21 and 15"
      series={[
        {
          data: seats,
          // #region preview
          startAngle: -90,
          endAngle: 90,
          innerRadius: '90%',
          outerRadius: '180%',
          cy: '100%',
          // #endregion preview
        },
      ]}
      slotProps={{ legend: { direction: 'horizontal', position: { vertical: 'bottom' } } }}
    />
  );
}
