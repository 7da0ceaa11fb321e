import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { days, deliveries, weeks } from './deliveries';

const format = (iso: string, options: Intl.DateTimeFormatOptions) =>
  new Date(iso).toLocaleDateString('en', { timeZone: 'UTC', ...options });

export default function HalfYear() {
  return (
    <div role="figure" aria-label="Deliveries of a depot per day, January to June 2026">
      <Heatmap
        height={250}
        xAxis={[
          {
            // #region preview
            data: weeks,
            categoryGapRatio: 0.15,
            disableLine: true,
            disableTicks: true,
            // The first Monday of a month.
            tickLabelInterval: (monday?: string) => Number(monday?.slice(8)) <= 7,
            valueFormatter: (monday: string, { location }) =>
              location === 'tick'
                ? format(monday, { month: 'short' })
                : `Week of ${format(monday, { month: 'short', day: 'numeric' })}`,
            // #endregion preview
          },
        ]}
        yAxis={[{ data: days, categoryGapRatio: 0.15, disableLine: true, disableTicks: true, width: 40 }]}
        zAxis={[
          {
            colorMap: {
              type: 'piecewise',
              thresholds: [1, 5, 10],
              colors: ['#9e9e9e33', '#90caf9', '#1e88e5', '#0d47a1'],
            },
          },
        ]}
        series={[{ label: 'Deliveries', data: deliveries }]}
        hideLegend={false}
        slots={{ legend: PiecewiseColorLegend }}
        slotProps={{ cell: { rx: 3 } }}
      />
    </div>
  );
}
