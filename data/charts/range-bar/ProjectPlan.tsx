import { BarChartPremium } from '@mui/x-charts-premium/BarChartPremium';

const tasks = [
  { task: 'Demolition', start: Date.UTC(2026, 2, 2), end: Date.UTC(2026, 2, 9) },
  { task: 'Wiring', start: Date.UTC(2026, 2, 9), end: Date.UTC(2026, 2, 23) },
  { task: 'Plaster', start: Date.UTC(2026, 2, 16), end: Date.UTC(2026, 2, 30) },
  { task: 'Painting', start: Date.UTC(2026, 2, 30), end: Date.UTC(2026, 3, 6) },
];

const dateFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

export default function ProjectPlan() {
  return (
    <BarChartPremium
      height={240}
      aria-label="Renovation of a flat in four tasks from 2 March to 6 April"
      // #region preview
      layout="horizontal"
      dataset={tasks}
      yAxis={[{ dataKey: 'task', width: 80, categoryGapRatio: 0.4 }]}
      xAxis={[{ scaleType: 'utc', tickNumber: 4, valueFormatter: (date: Date) => dateFormat.format(date) }]}
      series={[
        {
          type: 'rangeBar',
          datasetKeys: { start: 'start', end: 'end' },
          valueFormatter: (range) => range && dateFormat.formatRange(range[0], range[1]),
        },
      ]}
      // #endregion preview
      grid={{ vertical: true }}
      borderRadius={4}
    />
  );
}
