import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useXScale, useYScale } from '@mui/x-charts/hooks';

/** Thousands of euros, invented for illustration. `ranges` has the ends of poor, fair and good results. */
const regions = [
  { region: 'North', sales: 270, target: 250, ranges: [150, 225, 300] },
  { region: 'East', sales: 160, target: 200, ranges: [120, 180, 240] },
  { region: 'South', sales: 215, target: 205, ranges: [100, 190, 260] },
  { region: 'West', sales: 95, target: 130, ranges: [80, 120, 160] },
];

const formatEuros = (value: number | null) => `€${value}k`;

const color = 'var(--mui-palette-text-primary)';

/** Three shades behind each bar, from poor to good. */
function Ranges() {
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'band'>();
  return regions.map(({ region, ranges }) =>
    ranges.map((end, index) => (
      <rect
        key={`${region}-${end}`}
        x={xScale(ranges[index - 1] ?? 0)}
        width={xScale(end) - xScale(ranges[index - 1] ?? 0)}
        y={yScale(region)! + yScale.bandwidth() / 2 - 18}
        height={36}
        fill={color}
        fillOpacity={[0.3, 0.18, 0.08][index]}
      />
    )),
  );
}

/** A mark across each bar. */
function Targets() {
  // #region preview
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'band'>();
  return regions.map(({ region, target }) => {
    const top = yScale(region)! + yScale.bandwidth() / 2 - 12;
    return <path key={region} d={`M${xScale(target)},${top}v24`} stroke={color} strokeWidth={3} />;
  });
  // #endregion preview
}

export default function SalesBullets() {
  return (
    <ChartsContainer
      height={280}
      aria-label="Sales reach the target in the North and in the South, but not in the East and in the West"
      dataset={regions}
      xAxis={[{ min: 0, max: 300, tickMinStep: 50, valueFormatter: formatEuros }]}
      yAxis={[{ scaleType: 'band', dataKey: 'region', categoryGapRatio: 0.75, disableTicks: true }]}
      series={[
        {
          type: 'bar',
          layout: 'horizontal',
          dataKey: 'sales',
          label: 'Sales',
          color: '#1e88e5',
          valueFormatter: (sales, { dataIndex }) =>
            `${formatEuros(sales)}, target ${formatEuros(regions[dataIndex]!.target)}`,
        },
      ]}
    >
      <Ranges />
      <BarPlot />
      <Targets />
      <ChartsXAxis />
      <ChartsYAxis />
      <ChartsTooltip trigger="axis" />
    </ChartsContainer>
  );
}
