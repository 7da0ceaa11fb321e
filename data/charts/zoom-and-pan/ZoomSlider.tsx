import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { days, formatDay, visits } from './visits';

export default function ZoomSlider() {
  return (
    <LineChartPro
      height={280}
      aria-label="Visits per day, with a slider below the chart"
      xAxis={[
        {
          // #region preview
          id: 'days',
          data: days,
          scaleType: 'time',
          zoom: { slider: { enabled: true, preview: true } },
          // #endregion preview
          valueFormatter: formatDay,
        },
      ]}
      initialZoom={[{ axisId: 'days', start: 20, end: 50 }]}
      series={[{ label: 'Visits', data: visits, curve: 'linear', showMark: false, area: true }]}
      hideLegend
    />
  );
}
