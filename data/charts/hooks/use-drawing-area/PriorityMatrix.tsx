import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

function Quadrants({ effort, value }: { effort: number; value: number }) {
  // #region preview
  const { left, top, width, height } = useDrawingArea();
  const x = useXScale<'linear'>()(effort) - left;
  const y = useYScale<'linear'>()(value) - top;
  const quadrants = [
    { name: 'Do first', x: left, y: top, width: x, height: y },
    { name: 'Plan', x: left + x, y: top, width: width - x, height: y },
    { name: 'Fill in', x: left, y: top + y, width: x, height: height - y },
    { name: 'Avoid', x: left + x, y: top + y, width: width - x, height: height - y },
  ];
  // #endregion preview
  return quadrants.map(({ name, ...box }, index) => (
    <g key={name} fill="var(--mui-palette-text-primary)">
      <rect {...box} opacity={index === 0 || index === 3 ? 0.04 : 0.12} />
      <text x={box.x + box.width / 2} y={box.y + 20} textAnchor="middle" fontSize={14}>
        {name}
      </text>
    </g>
  ));
}

export default function PriorityMatrix() {
  return (
    <ScatterChart
      height={320}
      hideLegend
      title="Effort and value of ideas"
      desc="Search and dark mode have a high value with little effort"
      xAxis={[{ label: 'Effort in days', min: 0, max: 20 }]}
      yAxis={[{ label: 'Value', min: 0, max: 10 }]}
      series={[
        {
          label: 'Ideas',
          markerSize: 6,
          data: [
            { id: 'search', x: 4, y: 8 },
            { id: 'dark', x: 2, y: 7 },
            { id: 'offline', x: 16, y: 7 },
            { id: 'icons', x: 3, y: 2 },
            { id: 'chat', x: 18, y: 3 },
          ],
        },
      ]}
    >
      <Quadrants effort={8} value={5} />
    </ScatterChart>
  );
}
