import { Heatmap, type HeatmapCellProps } from '@mui/x-charts-pro/Heatmap';
import { days, delays, lines } from './delays';

function LabeledCell({ ownerState, ...rect }: HeatmapCellProps) {
  const [centerX, centerY] = [rect.x + rect.width / 2, rect.y + rect.height / 2];
  // #region preview
  return (
    <g fontSize={14} textAnchor="middle">
      <rect {...rect} fill={ownerState.color} />
      <text x={centerX} y={centerY} dominantBaseline="central" fill="#000" pointerEvents="none">
        {ownerState.value}
      </text>
    </g>
  );
  // #endregion preview
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
