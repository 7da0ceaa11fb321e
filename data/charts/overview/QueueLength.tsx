import { LineChart } from '@mui/x-charts/LineChart';

const hours = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17];

export default function QueueLength() {
  return (
    <LineChart
      height={220}
      aria-label="People waiting at two counters: both queues are longest at 12 o'clock"
      xAxis={[{ data: hours, tickInterval: hours, valueFormatter: (hour: number) => `${hour}:00` }]}
      series={[
        { label: 'Passports', data: [2, 5, 9, 14, 19, 16, 8, 6, 7, 3], area: true, showMark: false },
        { label: 'Parking', data: [1, 3, 4, 6, 9, 7, 5, 5, 4, 2], area: true, showMark: false },
      ]}
      grid={{ horizontal: true }}
    />
  );
}
