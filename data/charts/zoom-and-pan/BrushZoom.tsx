import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { days, formatDay, visits } from './visits';

export default function BrushZoom() {
  return (
    <LineChartPro
      height={260}
      aria-label="Visits per day, zoomed by dragging a selection"
      // #region preview
      zoomInteractionConfig={{ zoom: ['brush', 'doubleTapReset'], pan: ['wheel'] }}
      xAxis={[
        {
          id: 'days',
          data: days,
          scaleType: 'time',
          valueFormatter: formatDay,
          zoom: { slider: { enabled: true } },
        },
      ]}
      // #endregion preview
      initialZoom={[{ axisId: 'days', start: 25, end: 75 }]}
      series={[{ label: 'Visits', data: visits, curve: 'linear', showMark: false }]}
      hideLegend
    />
  );
}
