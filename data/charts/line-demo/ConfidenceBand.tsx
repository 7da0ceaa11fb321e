import { useXAxis, useXScale, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

// Answers to a survey, invented for this chart: people who were asked, and the share that would recommend the service.
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];
const asked = [900, 850, 400, 220, 250, 600, 900, 950];
const shares = [0.52, 0.54, 0.57, 0.55, 0.61, 0.63, 0.62, 0.65];

// The 95% confidence interval of a share.
const margins = shares.map((share, index) => 1.96 * Math.sqrt((share * (1 - share)) / asked[index]!));

const formatPercent = (share: number) => `${Math.round(100 * share)}%`;

// #region preview
function Band({ low, high }: { low: number[]; high: number[] }) {
  const { data: steps = [] } = useXAxis<'point'>();
  const xScale = useXScale<'point'>();
  const yScale = useYScale<'linear'>();
  const place = (value: number, index: number) => `${xScale(steps[index]) ?? 0},${yScale(value)}`;
  const points = [...high.map(place), ...low.map(place).toReversed()];
  return <polygon points={points.join(' ')} fill="var(--mui-palette-primary-main)" fillOpacity={0.2} />;
}
// #endregion preview

export default function ConfidenceBand() {
  return (
    <LineChart
      height={300}
      aria-label="Share of people who would recommend the service: from 52% to 65%, least certain in April"
      hideLegend
      xAxis={[{ scaleType: 'point', data: months }]}
      yAxis={[{ min: 0.4, max: 0.8, valueFormatter: formatPercent }]}
      series={[
        {
          label: 'Would recommend',
          data: shares,
          curve: 'linear',
          color: 'var(--mui-palette-primary-main)',
          valueFormatter: (share, { dataIndex }) =>
            share === null ? '' : `${formatPercent(share)} ± ${formatPercent(margins[dataIndex]!)}`,
        },
      ]}
    >
      <Band
        low={shares.map((share, index) => share - margins[index]!)}
        high={shares.map((share, index) => share + margins[index]!)}
      />
    </LineChart>
  );
}
