import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

// Visits to the page of each sport, in thousands, invented.
const sports = [
  { label: 'Skiing', data: [48, 44, 30, 12, 5, 3, 3, 4, 6, 12, 28, 50] },
  { label: 'Running', data: [14, 16, 24, 36, 40, 34, 26, 28, 38, 30, 18, 12] },
  { label: 'Swimming', data: [8, 8, 9, 12, 24, 46, 58, 52, 24, 10, 8, 8] },
  { label: 'Cycling', data: [6, 7, 14, 28, 38, 44, 46, 40, 30, 16, 8, 6] },
  { label: 'Climbing', data: [18, 17, 15, 14, 12, 10, 9, 10, 13, 16, 18, 19] },
];

export default function StreamGraph() {
  return (
    <LineChart
      height={300}
      aria-label="Interest in five sports over a year: skiing in winter, swimming and cycling in summer"
      xAxis={[{ scaleType: 'point', data: months }]}
      // #region preview
      yAxis={[{ position: 'none' }]}
      series={sports.map((sport) => ({
        ...sport,
        area: true,
        stack: 'sports',
        stackOffset: 'wiggle',
        showMark: false,
        highlightScope: { highlight: 'series', fade: 'global' },
      }))}
      // #endregion preview
    />
  );
}
