import { useDrawingArea, useRadiusAxes, useRotationScale } from '@mui/x-charts/hooks';
import { RadarChart } from '@mui/x-charts/RadarChart';

function Limits() {
  const { left, top, width, height } = useDrawingArea();
  const rotationScale = useRotationScale<'point'>();
  const { radiusAxis, radiusAxisIds } = useRadiusAxes();
  return radiusAxisIds.map((metric) => {
    // #region preview
    const scale = radiusAxis[metric]?.scale;
    const [, max = 0] = scale?.domain() ?? [];
    const [, radius = 0] = scale?.range() ?? [];
    // #endregion preview
    const angle = rotationScale?.(metric) ?? 0;
    const distance = radius - 12;
    return (
      <text
        key={metric}
        x={left + width / 2 + distance * Math.sin(angle)}
        y={top + height / 2 - distance * Math.cos(angle)}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={12}
        fill="var(--mui-palette-text-primary)"
        pointerEvents="none"
      >
        {String(max)}
      </text>
    );
  });
}

export default function MetricLimits() {
  return (
    <RadarChart
      height={280}
      direction="ltr"
      title="A laptop in five metrics, with the maximum of each"
      desc="Battery 14 of 20 hours, memory 16 of 32 gigabytes, disk 512 of 1024 gigabytes"
      radar={{
        metrics: [
          { name: 'Battery (h)', max: 20 },
          { name: 'RAM (GB)', max: 32 },
          { name: 'Disk (GB)', max: 1024 },
          { name: 'Screen (in)', max: 18 },
          { name: 'Cores', max: 16 },
        ],
      }}
      series={[{ label: 'Laptop', data: [14, 16, 512, 13, 10] }]}
    >
      <Limits />
    </RadarChart>
  );
}
