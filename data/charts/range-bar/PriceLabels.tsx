import type { BarProps } from '@mui/x-charts-premium/BarChart';
import { BarChartPremium } from '@mui/x-charts-premium/BarChartPremium';
import { useRangeBarSeries } from '@mui/x-charts-premium/hooks';

function LabeledBar({ id, dataIndex, x, y, width, height, color, className }: BarProps) {
  // #region preview
  const [low, high] = useRangeBarSeries(id)!.data[dataIndex]!;
  const center = x + width / 2;
  return (
    <g fontSize={12} textAnchor="middle">
      <rect x={x} y={y} width={width} height={height} fill={color} className={className} />
      <text x={center} y={y - 6} fill="currentColor">{`€${high}`}</text>
      <text x={center} y={y + height + 14} fill="currentColor">{`€${low}`}</text>
    </g>
  );
  // #endregion preview
}

export default function PriceLabels() {
  return (
    <BarChartPremium
      height={260}
      aria-label="Cheapest and most expensive hotel room by district, in euros"
      xAxis={[{ data: ['Harbor', 'Old town', 'Station', 'Airport'], categoryGapRatio: 0.5 }]}
      yAxis={[{ position: 'none', domainLimit: (low, high) => ({ min: low - 30, max: high + 30 }) }]}
      series={[
        {
          type: 'rangeBar',
          label: 'Price of a room',
          data: [
            [96, 210],
            [120, 260],
            [74, 150],
            [68, 132],
          ],
        },
      ]}
      slots={{ bar: LabeledBar }}
    />
  );
}
