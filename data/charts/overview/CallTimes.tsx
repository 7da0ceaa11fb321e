import { Heatmap } from '@mui/x-charts-pro/Heatmap';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const hours = ['8–10', '10–12', '12–14', '14–16', '16–18'];

// One row for each period, one number for each day.
const calls = [
  [64, 41, 38, 35, 29],
  [88, 62, 55, 51, 40],
  [47, 39, 36, 33, 30],
  [52, 44, 48, 41, 26],
  [31, 28, 30, 25, 9],
];

const data = calls.flatMap((row, y) => row.map((value, x) => [x, y, value] as const));

export default function CallTimes() {
  return (
    <div
      role="figure"
      aria-label="Calls by day and time: most on Monday from 10 to 12, fewest on Friday after 16"
    >
      <Heatmap
        height={240}
        xAxis={[{ data: days }]}
        yAxis={[{ data: hours, width: 60 }]}
        zAxis={[{ colorMap: { type: 'continuous', min: 0, max: 90, color: ['#e3f2fd', '#0d47a1'] } }]}
        series={[{ label: 'Calls', data }]}
        hideLegend={false}
      />
    </div>
  );
}
