import { BarChart } from '@mui/x-charts/BarChart';

export default function MonthlyBars() {
  return (
    <BarChart
      height={280}
      aria-label="Parcels sent and returned from January to April"
      xAxis={[{ data: ['Jan', 'Feb', 'Mar', 'Apr'] }]}
      series={[
        { label: 'Sent', data: [1240, 1180, 1405, 1520] },
        { label: 'Returned', data: [96, 121, 88, 140] },
      ]}
    />
  );
}
