import { BarChart } from '@mui/x-charts/BarChart';
import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';

const rooms = ['Archive', 'Cellar', 'Lab', 'Office', 'Server'];

export default function BarColors() {
  return (
    <BarChart
      height={280}
      aria-label="Temperature of five rooms in degrees Celsius: the cellar is cold, the server room hot"
      xAxis={[{ data: rooms }]}
      series={[{ label: 'Temperature (°C)', data: [17, 4, 21, 23, 29] }]}
      // #region preview
      yAxis={[
        {
          colorMap: {
            type: 'piecewise',
            thresholds: [10, 25],
            colors: ['#0288d1', '#2e7d32', '#d32f2f'],
          },
        },
      ]}
      slots={{ legend: PiecewiseColorLegend }}
      slotProps={{ legend: { axisDirection: 'y' } }}
      // #endregion preview
    />
  );
}
