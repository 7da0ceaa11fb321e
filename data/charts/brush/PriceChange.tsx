import Box from '@mui/material/Box';
import { useBrush, useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

const prices = [212, 218, 215, 224, 231, 228, 236, 229, 221, 226, 238, 244, 240, 251, 258, 249, 255, 263];
const weeks = prices.map((_, index) => index + 1);

function ChangeOverlay() {
  const brush = useBrush();
  const { left, top, width, height } = useDrawingArea();
  const scale = useXScale<'linear'>();
  if (!brush) {
    return null;
  }
  const toWeek = (x: number) => Math.min(Math.max(Math.round(scale.invert(x)), 1), weeks.length);
  const from = Math.min(toWeek(brush.start.x), toWeek(brush.current.x));
  const to = Math.max(toWeek(brush.start.x), toWeek(brush.current.x));
  const change = (prices[to - 1]! / prices[from - 1]! - 1) * 100;
  const color = change < 0 ? 'error.main' : 'success.main';
  // #region preview
  return (
    <Box component="g" sx={{ color, fill: 'currentColor', pointerEvents: 'none' }}>
      <rect x={scale(from)} y={top} width={scale(to) - scale(from)} height={height} fillOpacity={0.2} />
      <text x={left + width / 2} y={top + 16} textAnchor="middle">
        {`Week ${from} to ${to}: ${change < 0 ? '' : '+'}${change.toFixed(1)}%`}
      </text>
    </Box>
  );
  // #endregion preview
}

export default function PriceChange() {
  return (
    <LineChart
      height={260}
      aria-label="Price of a share in 18 weeks, from 212 to 263 euros"
      brushConfig={{ enabled: true }}
      xAxis={[{ data: weeks, label: 'Week', tickMinStep: 1 }]}
      yAxis={[{ min: 200, max: 280 }]}
      series={[{ data: prices, curve: 'linear', showMark: false }]}
    >
      <ChangeOverlay />
    </LineChart>
  );
}
