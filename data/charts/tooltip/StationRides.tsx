import { LineChart } from '@mui/x-charts/LineChart';

export default function StationRides() {
  return (
    <LineChart
      height={260}
      aria-label="Bicycle rentals at three stations from Monday to Friday"
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], scaleType: 'point' }]}
      series={[
        { label: 'Harbor', data: [84, 91, 78, 103, 120] },
        { label: 'Market', data: [62, 58, 71, 69, 95] },
        { label: 'Library', data: [40, 37, 44, 41, 39] },
      ]}
    />
  );
}
