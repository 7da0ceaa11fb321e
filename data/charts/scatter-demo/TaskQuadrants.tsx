import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { useDrawingArea, useScatterSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

/** Effort (x) and benefit (y) from 0 to 10, invented for illustration. */
const tasks = [
  { id: 'Search', x: 6.5, y: 8 },
  { id: 'Dark mode', x: 2.2, y: 6.2 },
  { id: 'Export', x: 3.2, y: 7.8 },
  { id: 'New logo', x: 2.5, y: 2 },
  { id: 'Offline use', x: 8.6, y: 6.4 },
  { id: 'Rewrite', x: 8.2, y: 2.4 },
];

function PointNames() {
  const series = useScatterSeries('tasks');
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  return (
    <g fill="currentColor" fontSize={12} textAnchor="middle" pointerEvents="none">
      {series?.data.map(({ id, x, y }) => (
        <text key={id} x={xScale(x)} y={yScale(y) - 10}>
          {id}
        </text>
      ))}
    </g>
  );
}

function QuadrantNames() {
  const { left, top, width, height } = useDrawingArea();
  return (
    <g fill="var(--mui-palette-text-secondary)" fontWeight="bold" textAnchor="middle" pointerEvents="none">
      <text x={left + width / 4} y={top + 18}>
        Quick wins
      </text>
      <text x={left + (width * 3) / 4} y={top + 18}>
        Projects
      </text>
      <text x={left + width / 4} y={top + height - 10}>
        Fill-ins
      </text>
      <text x={left + (width * 3) / 4} y={top + height - 10}>
        Leave
      </text>
    </g>
  );
}

const axis = { min: 0, max: 10, disableTicks: true, tickLabelInterval: () => false };

export default function TaskQuadrants() {
  return (
    <ScatterChart
      height={360}
      hideLegend
      enableKeyboardNavigation
      aria-label="Export and dark mode are quick wins; search and offline use are projects"
      xAxis={[{ ...axis, label: 'Effort', height: 30 }]}
      yAxis={[{ ...axis, label: 'Benefit', width: 30 }]}
      voronoiMaxRadius={24}
      series={[
        {
          id: 'tasks',
          data: tasks,
          color: '#1e88e5',
          markerSize: 6,
          valueFormatter: (task) => task && `${task.id}: effort ${task.x}, benefit ${task.y}`,
        },
      ]}
    >
      {/* #region preview */}
      <ChartsReferenceLine x={5} />
      <ChartsReferenceLine y={5} />
      <QuadrantNames />
      <PointNames />
      {/* #endregion preview */}
    </ScatterChart>
  );
}
