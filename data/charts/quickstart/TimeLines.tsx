import { LineChart } from '@mui/x-charts/LineChart';

const dataset = [
  { day: new Date(2026, 2, 2), inside: 20.4, outside: 3.1 },
  { day: new Date(2026, 2, 5), inside: 20.9, outside: 6.4 },
  { day: new Date(2026, 2, 9), inside: 21.2, outside: 9.8 },
  { day: new Date(2026, 2, 12), inside: 20.7, outside: null },
  { day: new Date(2026, 2, 17), inside: 21.5, outside: 12.3 },
  { day: new Date(2026, 2, 23), inside: 22.1, outside: 14.6 },
];

const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const formatDay = (day: Date) => days.format(day);
const celsius = (value: number | null) => (value === null ? 'not measured' : `${value.toFixed(1)} °C`);

export default function TimeLines() {
  return (
    <LineChart
      height={280}
      aria-label="Temperature inside and outside in March 2026"
      // #region preview
      dataset={dataset}
      xAxis={[{ dataKey: 'day', scaleType: 'time', tickNumber: 4, valueFormatter: formatDay }]}
      series={[
        { dataKey: 'inside', label: 'Inside', valueFormatter: celsius },
        { dataKey: 'outside', label: 'Outside', valueFormatter: celsius, connectNulls: true },
      ]}
      // #endregion preview
    />
  );
}
