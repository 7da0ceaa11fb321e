import { BarChart } from '@mui/x-charts/BarChart';

export default function StackedSeries() {
  return (
    <BarChart
      height={260}
      aria-label="Museum tickets per month by where they were sold: July has the most, 930"
      xAxis={[{ data: ['May', 'June', 'July', 'August'] }]}
      yAxis={[{ width: 50 }]}
      series={[
        { id: 'online', label: 'Online', data: [320, 410, 520, 480], stack: 'tickets' },
        { id: 'desk', label: 'Desk', data: [180, 220, 290, 310], stack: 'tickets' },
        { id: 'groups', label: 'Groups', data: [140, 160, 120, 60], stack: 'tickets' },
      ]}
    />
  );
}
