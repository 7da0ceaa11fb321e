import { BarChart } from '@mui/x-charts/BarChart';
import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';

const hours = ['04', '08', '12', '16', '20', '24'];

export default function PiecewiseLegend() {
  return (
    <BarChart
      height={240}
      aria-label="Noise at a road per hour"
      xAxis={[{ data: hours, label: 'Hour' }]}
      yAxis={[
        {
          colorMap: { type: 'piecewise', thresholds: [50, 65], colors: ['#2e7d32', '#ed8b00', '#c62828'] },
          valueFormatter: (value: number) => `${value} dB`,
          width: 56,
        },
      ]}
      series={[{ data: [41, 68, 62, 66, 57, 46] }]}
      // #region preview
      slots={{ legend: PiecewiseColorLegend }}
      slotProps={{
        legend: {
          axisDirection: 'y',
          labelPosition: 'inline-end',
          labelFormatter: ({ index, formattedMin, formattedMax }) =>
            [`Quiet (below ${formattedMax})`, 'Normal', `Loud (from ${formattedMin})`][index] ?? null,
        },
      }}
      // #endregion preview
    />
  );
}
