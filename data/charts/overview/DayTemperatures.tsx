import { BarChartPremium } from '@mui/x-charts-premium/BarChartPremium';

const dataset = [
  { city: 'Oslo', night: -4, day: 3 },
  { city: 'Lyon', night: 4, day: 13 },
  { city: 'Seville', night: 9, day: 22 },
  { city: 'Izmir', night: 8, day: 18 },
];

export default function DayTemperatures() {
  return (
    <BarChartPremium
      height={240}
      aria-label="From the coldest to the warmest hour in four cities on a day in March"
      dataset={dataset}
      xAxis={[{ dataKey: 'city', categoryGapRatio: 0.5 }]}
      yAxis={[{ valueFormatter: (value: number) => `${value}°` }]}
      series={[
        {
          type: 'rangeBar',
          label: 'Night to day',
          datasetKeys: { start: 'night', end: 'day' },
          valueFormatter: (range) => (range ? `${range[0]} to ${range[1]} °C` : ''),
        },
      ]}
      grid={{ horizontal: true }}
    />
  );
}
