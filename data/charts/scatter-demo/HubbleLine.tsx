import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

/** Distance (x, Mpc) and velocity (y, km/s) of 24 nebulae. Source: E. Hubble, 1929. */
const nebulae = [
  { x: 0.032, y: 170 },
  { x: 0.034, y: 290 },
  { x: 0.214, y: -130 },
  { x: 0.263, y: -70 },
  { x: 0.275, y: -185 },
  { x: 0.275, y: -220 },
  { x: 0.45, y: 200 },
  { x: 0.5, y: 290 },
  { x: 0.5, y: 270 },
  { x: 0.63, y: 200 },
  { x: 0.8, y: 300 },
  { x: 0.9, y: -30 },
  { x: 0.9, y: 650 },
  { x: 0.9, y: 150 },
  { x: 0.9, y: 500 },
  { x: 1.0, y: 920 },
  { x: 1.1, y: 450 },
  { x: 1.1, y: 500 },
  { x: 1.4, y: 500 },
  { x: 1.7, y: 960 },
  { x: 2.0, y: 500 },
  { x: 2.0, y: 850 },
  { x: 2.0, y: 800 },
  { x: 2.0, y: 1090 },
];

// #region preview
const meanX = nebulae.reduce((sum, { x }) => sum + x, 0) / nebulae.length;
const meanY = nebulae.reduce((sum, { y }) => sum + y, 0) / nebulae.length;
const slope =
  nebulae.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0) /
  nebulae.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
const getVelocity = (x: number) => meanY + slope * (x - meanX);
// #endregion preview

function RegressionLine() {
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  return (
    <g pointerEvents="none">
      <line
        x1={xScale(0)}
        y1={yScale(getVelocity(0))}
        x2={xScale(2.2)}
        y2={yScale(getVelocity(2.2))}
        stroke="#d84315"
        strokeWidth={2}
      />
      <text x={xScale(1.4)} y={yScale(-200)} fontSize={13} fill="currentColor" textAnchor="middle">
        {`${slope.toFixed(0)} km/s per Mpc`}
      </text>
    </g>
  );
}

export default function HubbleLine() {
  return (
    <ScatterChart
      height={340}
      hideLegend
      enableKeyboardNavigation
      aria-label="The farther a nebula is, the faster it moves away, by 454 km/s for each megaparsec"
      xAxis={[{ label: 'Distance (Mpc)', min: 0, max: 2.2 }]}
      yAxis={[{ label: 'Velocity (km/s)', min: -400, max: 1200, width: 70 }]}
      grid={{ horizontal: true }}
      voronoiMaxRadius={24}
      series={[
        {
          label: 'Nebula',
          data: nebulae,
          color: '#1e88e5',
          valueFormatter: (nebula) => nebula && `${nebula.x} Mpc, ${nebula.y} km/s`,
        },
      ]}
      // In right-to-left layouts, the number would follow its unit.
      sx={{ '& text': { unicodeBidi: 'plaintext' } }}
    >
      <RegressionLine />
    </ScatterChart>
  );
}
