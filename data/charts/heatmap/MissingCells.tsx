import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { useHeatmapSeries } from '@mui/x-charts-pro/hooks';
import { days, readings, sensors } from './readings';

function MissingFrames() {
  // #region preview
  const series = useHeatmapSeries('noise');
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'band'>();
  const present = new Set(series?.data.map(([x, y]) => `${x} ${y}`));
  // #endregion preview
  return days.flatMap((day, x) =>
    sensors.map((sensor, y) =>
      present.has(`${x} ${y}`) ? null : (
        <rect
          key={`${x} ${y}`}
          x={xScale(day)! + 4}
          y={yScale(sensor)! + 4}
          width={xScale.bandwidth() - 8}
          height={yScale.bandwidth() - 8}
          fill="none"
          stroke="currentColor"
          strokeOpacity={0.6}
          strokeDasharray="4 3"
          pointerEvents="none"
        />
      ),
    ),
  );
}

export default function MissingCells() {
  return (
    <div role="figure" aria-label="Noise at three sensors per day. Three readings are missing.">
      <Heatmap
        height={220}
        xAxis={[{ data: days }]}
        yAxis={[{ data: sensors }]}
        zAxis={[{ colorMap: { type: 'continuous', min: 40, max: 75, color: ['#e0f2f1', '#00695c'] } }]}
        series={[{ id: 'noise', label: 'Noise', data: readings, valueFormatter: ([, , db]) => `${db} dB` }]}
      >
        <MissingFrames />
      </Heatmap>
    </div>
  );
}
