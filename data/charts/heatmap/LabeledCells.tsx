import { Heatmap, type HeatmapCellProps } from '@mui/x-charts-pro/Heatmap';
import { days, delays, lines } from './delays';

function LabeledCell({ ownerState, ...rect }: HeatmapCellProps) {
  return (
    <g>
      <rect {...rect} fill={ownerState.color} opacity={ownerState.isFaded ? 0.4 : 1} />
      <text
        x={rect.x + rect.width / 2}
        y={rect.y + rect.height / 2}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={14}
        fill="#000"
        pointerEvents="none"
      >
        {ownerState.value}
      </text>
    </g>
  );
}

export default function LabeledCells() {
  return (
    <div role="figure" aria-label="Mean delay of bus lines per day, in minutes">
      <Heatmap
        height={220}
        xAxis={[{ data: days }]}
        yAxis={[{ data: lines, width: 60 }]}
        zAxis={[{ colorMap: { type: 'continuous', min: 0, max: 12, color: ['#fffde7', '#ff8a65'] } }]}
        series={[{ label: 'Delay', data: delays, valueFormatter: ([, , value]) => `${value} min` }]}
        slots={{ cell: LabeledCell }}
      />
    </div>
  );
}
