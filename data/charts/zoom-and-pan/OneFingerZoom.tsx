import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { days, formatDay, visits } from './visits';

export default function OneFingerZoom() {
  return (
    <BarChartPro
      height={260}
      aria-label="Visits per day, zoomed with one finger"
      // #region preview
      zoomInteractionConfig={{ zoom: ['pinch', 'tapAndDrag'], pan: ['pressAndDrag'] }}
      xAxis={[{ id: 'days', data: days, valueFormatter: formatDay, zoom: { slider: { enabled: true } } }]}
      initialZoom={[{ axisId: 'days', start: 25, end: 75 }]}
      // #endregion preview
      series={[{ label: 'Visits', data: visits }]}
      hideLegend
    />
  );
}
