import {
  useFocusedItem,
  useItemHighlightedGetter,
  useLineSeries,
  useXAxis,
  useXScale,
  useYScale,
} from '@mui/x-charts/hooks';

export interface BumpItem {
  type: 'line';
  seriesId: string | number;
  dataIndex?: number;
}

interface BumpPlotProps {
  onPoint: (item: BumpItem | null) => void;
}

export function BumpPlot({ onPoint }: BumpPlotProps) {
  const series = useLineSeries();
  const { data: steps = [] } = useXAxis<'point'>();
  const xScale = useXScale<'point'>();
  const yScale = useYScale<'linear'>();
  const { isHighlighted, isFaded } = useItemHighlightedGetter();
  const focused = useFocusedItem();

  return series.map(({ id, color, label, data }) => {
    const highlighted = isHighlighted({ seriesId: id }) || focused?.seriesId === id;
    const points = data.map((rank, index) => ({ rank, x: xScale(steps[index]) ?? 0, y: yScale(rank ?? 0) }));
    const path = points.map(({ x, y }, index) => {
      const before = points[index - 1];
      const middle = before ? (before.x + x) / 2 : x;
      return before ? `C${middle},${before.y} ${middle},${y} ${x},${y}` : `M${x},${y}`;
    });
    const end = points.at(-1)!;
    return (
      <g
        key={id}
        direction="ltr"
        opacity={!highlighted && (isFaded({ seriesId: id }) || focused) ? 0.25 : 1}
        onPointerLeave={() => onPoint(null)}
      >
        <path
          d={path.join('')}
          fill="none"
          stroke={color}
          strokeWidth={highlighted ? 6 : 4}
          onPointerEnter={() => onPoint({ type: 'line', seriesId: id })}
        />
        {points.map(({ rank, x, y }, dataIndex) => (
          <g key={dataIndex} onPointerEnter={() => onPoint({ type: 'line', seriesId: id, dataIndex })}>
            <circle
              cx={x}
              cy={y}
              r={12}
              fill={color}
              stroke={
                focused?.type === 'line' && focused.seriesId === id && focused.dataIndex === dataIndex
                  ? 'var(--mui-palette-text-primary)'
                  : 'none'
              }
              strokeWidth={3}
            />
            <text x={x} y={y} textAnchor="middle" dominantBaseline="central" fontSize={12} fill="#fff">
              {rank}
            </text>
          </g>
        ))}
        <text
          x={end.x + 18}
          y={end.y}
          dominantBaseline="central"
          fontSize={13}
          fill="currentColor"
          onPointerEnter={() => onPoint({ type: 'line', seriesId: id })}
        >
          {typeof label === 'function' ? label('legend') : label}
        </text>
      </g>
    );
  });
}
