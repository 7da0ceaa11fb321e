import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { days, formatDay, visits } from './visits';

export default function ZoomedVisits() {
  return (
    <LineChartPro
      height={260}
      aria-label="Visits to a shop per day, March to May"
      xAxis={[{ data: days, scaleType: 'time', valueFormatter: formatDay, zoom: true }]}
      yAxis={[{ min: 0 }]}
      series={[{ label: 'Visits', data: visits, curve: 'linear', showMark: false }]}
      hideLegend
    />
  );
}
