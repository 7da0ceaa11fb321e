import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

function RangeBand({ from, to }: { from: number; to: number }) {
  // #region preview
  const { left, width } = useDrawingArea();
  const yScale = useYScale<'linear'>();
  const top = yScale(to);
  const height = yScale(from) - top;
  return (
    <rect x={left} y={top} width={width} height={height} fill="#2e7d32" opacity={0.2} pointerEvents="none" />
  );
  // #endregion preview
}

export default function TargetRange() {
  return (
    <LineChart
      height={240}
      aria-label="Temperature in a greenhouse by hour. The target is 18 to 24 degrees."
      xAxis={[{ data: [6, 8, 10, 12, 14, 16, 18, 20], scaleType: 'point' }]}
      yAxis={[{ min: 10, max: 30 }]}
      series={[{ label: 'Temperature (°C)', data: [14, 16, 20, 24, 27, 26, 22, 18] }]}
    >
      <RangeBand from={18} to={24} />
    </LineChart>
  );
}
