import { LineChart } from '@mui/x-charts/LineChart';

// Upper limit of the target range for the federal funds rate, in percent. Source: Federal Reserve.
const rates = [
  { from: new Date(2022, 0, 1), rate: 0.25 },
  { from: new Date(2022, 2, 17), rate: 0.5 },
  { from: new Date(2022, 4, 5), rate: 1 },
  { from: new Date(2022, 5, 16), rate: 1.75 },
  { from: new Date(2022, 6, 28), rate: 2.5 },
  { from: new Date(2022, 8, 22), rate: 3.25 },
  { from: new Date(2022, 10, 3), rate: 4 },
  { from: new Date(2022, 11, 15), rate: 4.5 },
  { from: new Date(2023, 1, 2), rate: 4.75 },
  { from: new Date(2023, 2, 23), rate: 5 },
  { from: new Date(2023, 4, 4), rate: 5.25 },
  { from: new Date(2023, 6, 27), rate: 5.5 },
  { from: new Date(2024, 8, 19), rate: 5 },
  { from: new Date(2024, 10, 8), rate: 4.75 },
  { from: new Date(2024, 11, 19), rate: 4.5 },
  { from: new Date(2025, 0, 1), rate: 4.5 },
];

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

export default function StepArea() {
  return (
    <LineChart
      height={280}
      aria-label="Upper limit of the federal funds rate: raised from 0.25% to 5.5% between March 2022 and July 2023, and cut to 4.5% in 2024"
      hideLegend
      dataset={rates}
      xAxis={[
        {
          dataKey: 'from',
          scaleType: 'time',
          domainLimit: 'strict',
          tickInterval: [2022, 2023, 2024, 2025].map((year) => new Date(year, 0, 1)),
          valueFormatter: (date: Date, { location }) =>
            location === 'tick' ? String(date.getFullYear()) : day.format(date),
        },
      ]}
      yAxis={[{ max: 6, valueFormatter: (rate: number) => `${rate}%` }]}
      // #region preview
      series={[
        {
          label: 'Upper limit',
          dataKey: 'rate',
          area: true,
          curve: 'stepAfter',
          showMark: false,
          valueFormatter: (rate) => `${rate}%`,
        },
      ]}
      // #endregion preview
    />
  );
}
