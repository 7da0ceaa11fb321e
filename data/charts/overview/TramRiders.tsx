import { BarChart } from '@mui/x-charts/BarChart';

export default function TramRiders() {
  return (
    <BarChart
      height={220}
      aria-label="Riders in thousands: line 5 has the most, 61 on weekdays"
      xAxis={[{ data: ['Line 1', 'Line 2', 'Line 5', 'Line 7'] }]}
      series={[
        { label: 'Weekday', data: [38, 24, 61, 17] },
        { label: 'Sunday', data: [21, 9, 28, 15] },
      ]}
    />
  );
}
