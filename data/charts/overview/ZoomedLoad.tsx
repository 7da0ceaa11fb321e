import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';

const start = new Date(2026, 2, 9).getTime();

// Ten days, one value an hour: a daily rhythm, and a peak on the second Tuesday.
const times = Array.from({ length: 10 * 24 }, (_, index) => new Date(start + index * 3_600_000));
const load = times.map((time, index) => {
  const rhythm = 42 + 18 * Math.sin(((time.getHours() - 9) / 24) * 2 * Math.PI);
  const peak = index > 205 && index < 214 ? 34 : 0;
  return Math.round(rhythm + peak + ((index * 7919) % 7));
});

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', hour: '2-digit', minute: '2-digit' });
const valueFormatter = (time: Date) => weekday.format(time);

export default function ZoomedLoad() {
  return (
    <LineChartPro
      height={300}
      aria-label="Load of a server over ten days, with a peak on the second Tuesday"
      xAxis={[
        { id: 'time', data: times, scaleType: 'time', valueFormatter, zoom: { slider: { enabled: true } } },
      ]}
      yAxis={[{ min: 0, max: 120, valueFormatter: (value: number) => `${value} %` }]}
      series={[{ label: 'Load', data: load, curve: 'linear', showMark: false, area: true }]}
      initialZoom={[{ axisId: 'time', start: 70, end: 95 }]}
      hideLegend
      showToolbar
    />
  );
}
