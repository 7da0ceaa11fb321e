import { BarChart } from '@mui/x-charts/BarChart';
import { districts, months, stations } from './data';

const series = districts.map((district) => ({
  label: district,
  stack: 'rentals',
  data: months.map((_month, index) =>
    stations
      .filter((station) => station.district === district)
      .reduce((sum, station) => sum + (station.rentals[index] ?? 0), 0),
  ),
}));

export default function RentalChart() {
  return (
    <BarChart
      aria-label="Bike rentals per month and district"
      height={280}
      margin={{ left: 0 }}
      xAxis={[{ data: months }]}
      yAxis={[{ width: 48 }]}
      series={series}
    />
  );
}
