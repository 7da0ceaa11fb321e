import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

// Shares of all fresh water in percent. Source: U.S. Geological Survey, public domain.
const data = [
  { id: 'ice', value: 68.7, label: 'Glaciers and ice', color: '#0288d1' },
  { id: 'ground', value: 30.1, label: 'Groundwater', color: '#00897b' },
  { id: 'other', value: 1.2, label: 'Surface and other', color: '#8e24aa' },
];

function CenterText({ children }: { children: string }) {
  // #region preview
  const { left, top, width, height } = useDrawingArea();
  const center = { x: left + width / 2, y: top + height / 2 };
  return (
    <text {...center} textAnchor="middle" dominantBaseline="central" fill="currentColor" fontSize={20}>
      {children}
    </text>
  );
  // #endregion preview
}

export default function FreshWater() {
  return (
    <PieChart
      height={260}
      aria-label="Fresh water on Earth: 69% is ice, 30% groundwater, 1% surface water and other"
      series={[{ data, innerRadius: '60%', valueFormatter: ({ value }) => `${value}%` }]}
      slotProps={{ legend: { direction: 'horizontal', position: { vertical: 'bottom' } } }}
    >
      <CenterText>Fresh water</CenterText>
    </PieChart>
  );
}
