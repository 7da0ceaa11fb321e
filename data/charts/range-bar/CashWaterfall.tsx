import { BarChartPremium } from '@mui/x-charts-premium/BarChartPremium';
import type { RangeBarValueType } from '@mui/x-charts-premium/models';

const changes = [
  { name: 'Opening', amount: 40 },
  { name: 'Sales', amount: 62 },
  { name: 'Wages', amount: -38 },
  { name: 'Rent', amount: -9 },
  { name: 'Taxes', amount: -11 },
];
// #region preview
const total = changes.reduce((sum, { amount }) => sum + amount, 0);
const steps = changes.map(({ amount }, index): RangeBarValueType => {
  const before = changes.slice(0, index).reduce((sum, change) => sum + change.amount, 0);
  return [before, before + amount];
});
const colorGetter = ({ value }: { value: RangeBarValueType | null }) =>
  value && value[1] < value[0] ? '#c62828' : '#2e7d32';
// #endregion preview

export default function CashWaterfall() {
  return (
    <BarChartPremium
      height={260}
      aria-label="Cash from 40 to 44 thousand euros: sales add 62, wages, rent and taxes take 58"
      xAxis={[{ data: [...changes.map(({ name }) => name), 'Closing'], categoryGapRatio: 0.3 }]}
      yAxis={[{ valueFormatter: (value: number) => `€${value}k` }]}
      series={[
        {
          type: 'rangeBar',
          data: [...steps, [0, total]],
          colorGetter,
          valueFormatter: (range) => range && `${range[1] - range[0]} thousand €`,
        },
      ]}
      grid={{ horizontal: true }}
    />
  );
}
