import { LineChart } from '@mui/x-charts/LineChart';

const every6Hours = [0, 6, 12, 18, 24, 30, 36, 42, 48];
const data = every6Hours.map((hours) => new Date(Date.UTC(2026, 2, 7, hours)));

// #region preview
const newYork = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'short',
  hour: 'numeric',
});
const ticks = [
  new Date('2026-03-07T00:00-05:00'),
  new Date('2026-03-07T12:00-05:00'),
  new Date('2026-03-08T00:00-05:00'),
  new Date('2026-03-08T12:00-04:00'),
];
// #endregion preview

export default function TimeZones() {
  return (
    <LineChart
      height={240}
      aria-label="Visitors of a web shop every six hours"
      xAxis={[
        {
          scaleType: 'utc',
          data,
          valueFormatter: (instant: Date) => newYork.format(instant),
          tickInterval: ticks,
        },
      ]}
      series={[{ label: 'Visitors', data: [210, 90, 340, 610, 260, 80, 420, 730, 300] }]}
      hideLegend
    />
  );
}
