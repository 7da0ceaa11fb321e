import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { data, latitudes, months } from './daylight';

export default function DaylightHours() {
  return (
    <div role="figure" aria-label="Hours of daylight by latitude and month">
      <Heatmap
        height={280}
        xAxis={[{ data: months }]}
        yAxis={[{ data: latitudes, valueFormatter: (value: number) => `${value}°` }]}
        // #region preview
        series={[{ label: 'Daylight', data, valueFormatter: ([, , hours]) => `${hours} hours` }]}
        zAxis={[{ colorMap: { type: 'continuous', min: 5, max: 19, color: ['#1a237e', '#fff59d'] } }]}
        hideLegend={false}
        // #endregion preview
      />
    </div>
  );
}
