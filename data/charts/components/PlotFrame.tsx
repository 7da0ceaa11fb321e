import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea } from '@mui/x-charts/hooks';

function Frame() {
  // #region preview
  const { left, top, width, height } = useDrawingArea();
  return (
    <g fill="none" stroke="var(--mui-palette-text-primary)" pointerEvents="none">
      <rect x={left} y={top} width={width} height={height} strokeDasharray="4" />
    </g>
  );
  // #endregion preview
}

export default function PlotFrame() {
  return (
    <BarChart
      height={220}
      aria-label="Parcels per day, from 38 to 61"
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
      series={[{ label: 'Parcels', data: [42, 55, 38, 61, 47] }]}
    >
      <Frame />
    </BarChart>
  );
}
