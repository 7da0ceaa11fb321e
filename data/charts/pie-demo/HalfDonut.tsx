import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

// Seats in the House of Representatives by region after the census of 2020. Source: U.S. Census Bureau.
const regions = [
  { label: 'Northeast', value: 76 },
  { label: 'Midwest', value: 91 },
  { label: 'South', value: 164 },
  { label: 'West', value: 104 },
];
const total = regions.reduce((sum, { value }) => sum + value, 0);

function TotalText() {
  const { left, top, width, height } = useDrawingArea();
  return (
    <text
      x={left + width / 2}
      y={top + height - 4}
      direction="ltr"
      textAnchor="middle"
      fill="currentColor"
      fontSize={24}
      fontWeight={600}
    >
      {`${total} seats`}
    </text>
  );
}

export default function HalfDonut() {
  return (
    <PieChart
      height={170}
      aria-label="Seats in the House of Representatives: 76 Northeast, 91 Midwest, 164 South and 104 West"
      series={[
        {
          data: regions,
          // #region preview
          startAngle: -90,
          endAngle: 90,
          innerRadius: '100%',
          outerRadius: '180%',
          cy: '100%',
          // #endregion preview
        },
      ]}
      slotProps={{ legend: { direction: 'horizontal', position: { vertical: 'bottom' } } }}
    >
      <TotalText />
    </PieChart>
  );
}
