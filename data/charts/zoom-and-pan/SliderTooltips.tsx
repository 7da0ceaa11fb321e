import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { days, formatDay, visits } from './visits';

export default function SliderTooltips() {
  return (
    <LineChartPro
      height={260}
      aria-label="Visits per day, with weekdays in the tooltips of the slider"
      xAxis={[
        {
          id: 'days',
          data: days,
          scaleType: 'time',
          // #region preview
          valueFormatter: (day: Date, { location }) =>
            location === 'zoom-slider-tooltip' ? day.toDateString() : formatDay(day),
          zoom: { slider: { enabled: true } },
          // #endregion preview
        },
      ]}
      initialZoom={[{ axisId: 'days', start: 20, end: 50 }]}
      series={[{ label: 'Visits', data: visits, curve: 'linear', showMark: false }]}
      hideLegend
    />
  );
}
