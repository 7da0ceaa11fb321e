import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { months, series } from './parcels';

export default function ExportToolbar() {
  return (
    <BarChartPro
      height={260}
      aria-label="Parcels sent and returned from January to April"
      xAxis={[{ data: months }]}
      series={series}
      showToolbar
    />
  );
}
