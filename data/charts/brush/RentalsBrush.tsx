import { ChartsBrushOverlay } from '@mui/x-charts/ChartsBrushOverlay';
import { LineChart } from '@mui/x-charts/LineChart';
import { days, formatDay, rentals } from './rentals';

export default function RentalsBrush() {
  return (
    <LineChart
      height={260}
      aria-label="Bikes rented per day from March to May, more each week except for one in April"
      brushConfig={{ enabled: true }}
      xAxis={[{ data: days, scaleType: 'time', valueFormatter: formatDay }]}
      series={[{ data: rentals, showMark: false }]}
    >
      <ChartsBrushOverlay />
    </LineChart>
  );
}
