import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { useDrawingArea, useRadiusScale, useRotationScale } from '@mui/x-charts/hooks';
import { useChartPolarAxis, type UseChartPolarAxisSignature } from '@mui/x-charts/plugins';

// Days of a year by the direction that the wind comes from.
const winds = { N: 22, NE: 41, E: 30, SE: 18, S: 35, SW: 88, W: 96, NW: 35 };

const plugins = [useChartPolarAxis] as const;

function Sectors() {
  const { left, top, width, height } = useDrawingArea();
  const angles = useRotationScale<'band'>();
  const radius = useRadiusScale<'linear'>();
  if (!angles || !radius) {
    return null;
  }
  const getPoint = (angle: number, distance: number) =>
    [left + width / 2 + distance * Math.sin(angle), top + height / 2 - distance * Math.cos(angle)] as const;
  return Object.entries(winds).map(([direction, days]) => {
    const start = angles(direction) ?? 0;
    const end = start + angles.bandwidth();
    const r = radius(days);
    const [x, y] = getPoint((start + end) / 2, radius(100) + 14);
    return (
      <g key={direction} textAnchor="middle" fontSize={13}>
        <path
          d={`M${getPoint(0, 0)}L${getPoint(start, r)}A${r},${r} 0 0 1 ${getPoint(end, r)}Z`}
          fill="#0288d1"
        >
          <title>{`${direction}: ${days} days`}</title>
        </path>
        <text x={x} y={y} dominantBaseline="central" fill="var(--mui-palette-text-primary)">
          {direction}
        </text>
      </g>
    );
  });
}

export default function WindRose() {
  return (
    // #region preview
    <ChartsDataProvider<'bar', [UseChartPolarAxisSignature]>
      height={300}
      margin={30}
      plugins={plugins}
      rotationAxis={[
        { id: 'wind', scaleType: 'band', data: Object.keys(winds), startAngle: -22.5, endAngle: 337.5 },
      ]}
      radiusAxis={[{ id: 'days', min: 0, max: 100 }]}
    >
      {/* #endregion preview */}
      <ChartsSurface
        title="Days of a year by the direction of the wind"
        desc="From 96 days of west wind to 18 days of southeast wind"
      >
        <Sectors />
      </ChartsSurface>
    </ChartsDataProvider>
  );
}
