import { BarChart } from '@mui/x-charts/BarChart';

const MINUTE = 60_000;
const start = new Date(2026, 2, 16).getTime();

// One value a minute for a day: 1440 bars.
const minutes = Array.from({ length: 1440 }, (_, index) => new Date(start + index * MINUTE));
const requests = minutes.map((_, index) =>
  Math.round(400 + 300 * Math.sin(index / 230 - 2) + ((index * 7919) % 97)),
);

export default function ManyBars() {
  return (
    <BarChart
      height={240}
      aria-label="Requests per minute on 16 March 2026, lowest at night"
      renderer="svg-batch"
      skipAnimation
      xAxis={[
        {
          data: minutes,
          categoryGapRatio: 0,
          tickInterval: (time: Date) => time.getHours() % 6 === 0 && time.getMinutes() === 0,
          valueFormatter: (time: Date) => `${time.getHours()}:${String(time.getMinutes()).padStart(2, '0')}`,
        },
      ]}
      series={[{ label: 'Requests per minute', data: requests }]}
      hideLegend
    />
  );
}
