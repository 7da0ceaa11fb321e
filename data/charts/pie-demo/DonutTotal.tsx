import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

// Surface of the oceans in millions of square kilometers. Source: NOAA National Centers for Environmental Information.
const oceans = [
  { label: 'Pacific', value: 168.7 },
  { label: 'Atlantic', value: 85.1 },
  { label: 'Indian', value: 70.6 },
  { label: 'Southern', value: 22 },
  { label: 'Arctic', value: 15.6 },
];
const total = oceans.reduce((sum, { value }) => sum + value, 0);

function CenterText({ value, unit }: { value: string; unit: string }) {
  // #region preview
  const { left, top, width, height } = useDrawingArea();
  const [x, y] = [left + width / 2, top + height / 2];
  return (
    <g textAnchor="middle" fill="currentColor">
      <text x={x} y={y} fontSize={32} fontWeight={600}>
        {value}
      </text>
      <text x={x} y={y + 22} fontSize={14}>
        {unit}
      </text>
    </g>
  );
  // #endregion preview
}

export default function DonutTotal() {
  return (
    <PieChart
      height={280}
      aria-label="Oceans cover 362 million square kilometers, and the Pacific almost half of that"
      series={[{ data: oceans, innerRadius: '65%', valueFormatter: ({ value }) => `${value} million km²` }]}
      slotProps={{ legend: { direction: 'horizontal', position: { vertical: 'bottom' } } }}
    >
      <CenterText value={total.toFixed(0)} unit="million km²" />
    </PieChart>
  );
}
