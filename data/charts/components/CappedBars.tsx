import { BarChart, type BarProps } from '@mui/x-charts/BarChart';

function CappedBar({
  x,
  y,
  yOrigin,
  width,
  height,
  color,
  onClick,
  onPointerEnter,
  onPointerLeave,
}: BarProps) {
  // #region preview
  const end = y < yOrigin ? y : y + height;
  const handlers = { onClick, onPointerEnter, onPointerLeave };
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} fill={color} opacity={0.4} {...handlers} />
      <line x1={x} x2={x + width} y1={end} y2={end} stroke={color} strokeWidth={4} />
    </g>
  );
  // #endregion preview
}

export default function CappedBars() {
  return (
    <BarChart
      height={220}
      aria-label="Change of stock per week, with a cap at each value"
      xAxis={[{ data: ['W1', 'W2', 'W3', 'W4'] }]}
      series={[{ label: 'Change', data: [12, -8, 5, -3] }]}
      slots={{ bar: CappedBar }}
    />
  );
}
