import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { days, formatDay, visits } from './visits';

export default function ZoomLimits() {
  return (
    <LineChartPro
      height={260}
      aria-label="Visits per day, of at least two and at most six weeks"
      xAxis={[
        {
          // #region preview
          id: 'days',
          data: days,
          scaleType: 'time',
          zoom: { minSpan: 20, maxSpan: 60, slider: { enabled: true } },
          // #endregion preview
          valueFormatter: formatDay,
        },
      ]}
      initialZoom={[{ axisId: 'days', start: 30, end: 70 }]}
      series={[{ label: 'Visits', data: visits, curve: 'linear', showMark: false }]}
      hideLegend
    />
  );
}
