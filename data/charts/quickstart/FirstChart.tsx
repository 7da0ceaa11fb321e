import { BarChart } from '@mui/x-charts/BarChart';

export default function FirstChart() {
  return (
    <BarChart
      height={280}
      aria-label="Energy of a house, used and from its own roof, by month"
      xAxis={[{ data: ['Mar', 'Apr', 'May', 'Jun'] }]}
      yAxis={[{ label: 'kWh' }]}
      series={[
        { label: 'Used', data: [412, 365, 340, 318] },
        { label: 'From the roof', data: [180, 268, 331, 352] },
      ]}
    />
  );
}
