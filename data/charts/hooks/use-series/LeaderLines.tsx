import { useDrawingArea, usePieSeries } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

function Leaders({ radius }: { radius: number }) {
  const series = usePieSeries('land');
  const { left, top, width, height } = useDrawingArea();
  const center = { x: left + width / 2, y: top + height / 2 };
  if (!series) {
    return null;
  }
  return series.data.map(({ id, label, startAngle, endAngle, color }) => {
    // #region preview
    const angle = (startAngle + endAngle) / 2;
    const getPoint = (distance: number) =>
      `${center.x + distance * Math.sin(angle)},${center.y - distance * Math.cos(angle)}`;
    const isRight = angle < Math.PI;
    const path = `M${getPoint(radius)}L${getPoint(radius + 16)}h${isRight ? 12 : -12}`;
    // #endregion preview
    return (
      <g key={id} direction="ltr" fill="var(--mui-palette-text-primary)" fontSize={13}>
        <path d={path} fill="none" stroke={color} strokeWidth={2} />
        <text
          x={center.x + (radius + 16) * Math.sin(angle) + (isRight ? 16 : -16)}
          y={center.y - (radius + 16) * Math.cos(angle)}
          textAnchor={isRight ? 'start' : 'end'}
          dominantBaseline="central"
        >
          {typeof label === 'function' ? label('arc') : label}
        </text>
      </g>
    );
  });
}

export default function LeaderLines() {
  const radius = 80;
  return (
    <PieChart
      height={240}
      hideLegend
      title="Use of land"
      desc="Fields 50, forest 30, towns 15 and lakes 5 percent"
      series={[
        {
          id: 'land',
          outerRadius: radius,
          valueFormatter: ({ value }) => `${value}%`,
          data: [
            { label: 'Fields', value: 50, color: '#ef6c00' },
            { label: 'Forest', value: 30, color: '#2e7d32' },
            { label: 'Towns', value: 15, color: '#8d6e63' },
            { label: 'Lakes', value: 5, color: '#0288d1' },
          ],
        },
      ]}
    >
      <Leaders radius={radius} />
    </PieChart>
  );
}
