import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { days, formatDay, visits } from './visits';

export default function ZoomToolbar() {
  return (
    <LineChartPro
      height={260}
      aria-label="Visits per day, with a toolbar"
      // #region preview
      showToolbar
      xAxis={[{ id: 'days', data: days, scaleType: 'time', valueFormatter: formatDay, zoom: true }]}
      initialZoom={[{ axisId: 'days', start: 30, end: 70 }]}
      // #endregion preview
      series={[{ label: 'Visits', data: visits, curve: 'linear', showMark: false }]}
      hideLegend
    />
  );
}
