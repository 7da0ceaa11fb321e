import { ScatterChart } from '@mui/x-charts/ScatterChart';

const vans = [
  { id: 'v1', x: 2.1, y: 19 },
  { id: 'v2', x: 3.4, y: 21 },
  { id: 'v3', x: 4.8, y: 24 },
  { id: 'v4', x: 6.2, y: 26 },
  { id: 'v5', x: 8.5, y: 31 },
];
const bikes = [
  { id: 'b1', x: 0.8, y: 6 },
  { id: 'b2', x: 1.9, y: 11 },
  { id: 'b3', x: 3.1, y: 17 },
  { id: 'b4', x: 4.4, y: 23 },
  { id: 'b5', x: 5.9, y: 33 },
];

export default function DeliveryTimes() {
  return (
    <ScatterChart
      height={280}
      aria-label="Delivery times by distance: bikes are faster than vans up to four kilometers"
      xAxis={[{ label: 'Distance (km)' }]}
      yAxis={[{ label: 'Time (min)' }]}
      series={[
        { label: 'Van', data: vans },
        { label: 'Bike', data: bikes },
      ]}
    />
  );
}
